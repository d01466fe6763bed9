//! A mistake: a nested operation has no such operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AddOp { a: x, b: _, c: _ } } => x;
}

fn main() {}
