//! A mistake: a type constraint on an optional operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: OptOp { x: x, o: _: I32 } => x;
}

fn main() {}
