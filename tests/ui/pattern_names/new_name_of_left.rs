//! A mistake: the name of a new operation is that of an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: SubOp { a: a, b: b } => AddOp { a: a @ NegOp { x: a }, b: b };
}

fn main() {}
