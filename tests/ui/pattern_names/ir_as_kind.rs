//! A mistake: the name of the IR for an operation with an interface.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: ir @ dyn InferTypeOpInterface if ir.is_empty() => erase;
}

fn main() {}
