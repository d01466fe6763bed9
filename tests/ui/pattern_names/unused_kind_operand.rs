//! A mistake: an operand of an interface that nothing uses.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: op @ dyn InferTypeOpInterface { operands: [x, y], .. } if ir.is_trivially_dead(op) => y;
}

fn main() {}
