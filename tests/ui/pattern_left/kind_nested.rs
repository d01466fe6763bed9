//! A mistake: a nested operation under an interface.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: dyn InferTypeOpInterface { operands: [NegOp { x: x }], .. } => x;
}

fn main() {}
