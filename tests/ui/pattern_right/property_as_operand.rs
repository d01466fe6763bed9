//! A mistake: a property in the place of an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: PropOp { x: x, p: p } => AddOp { a: x, b: p };
}

fn main() {}
