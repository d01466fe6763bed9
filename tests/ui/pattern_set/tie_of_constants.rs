//! A mistake: a tie: either operand is a constant.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: SubOp { a: const 0, b: x } => NegOp { x: x };
    Q: SubOp { a: x, b: const 0 } => x;
}

fn main() {}
