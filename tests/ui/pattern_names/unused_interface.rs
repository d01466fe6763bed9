//! A mistake: an operation that is bound and not used.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: op @ dyn InferTypeOpInterface => erase;
}

fn main() {}
