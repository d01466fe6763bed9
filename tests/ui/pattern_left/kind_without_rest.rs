//! A mistake: an interface's operations have further fields.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: dyn InferTypeOpInterface { operands: [x] } => x;
}

fn main() {}
