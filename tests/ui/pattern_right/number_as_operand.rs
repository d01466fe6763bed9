//! A mistake: a number in the place of an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AddOp { a: x, b: 5 };
}

fn main() {}
