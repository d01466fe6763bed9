//! A mistake: a created operation without an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AbsOp { x: x } } => ZeroOp {} then x;
}

fn main() {}
