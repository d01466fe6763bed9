//! A mistake: a floating-point number for an operand that is an integer.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: IntOp { x: const 0.5 } => IntOp { x: const 1.5 };
}

fn main() {}
