//! A mistake: an operand of a nested operation is left out.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AddOp { a: x } } => x;
}

fn main() {}
