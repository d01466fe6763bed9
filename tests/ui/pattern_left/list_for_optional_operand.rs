//! A mistake: a list in the place of an optional operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: OptOp { x: x, o: [_] } => x;
}

fn main() {}
