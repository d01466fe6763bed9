//! A mistake: a number in the place of an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: 5, b: x } => x;
}

fn main() {}
