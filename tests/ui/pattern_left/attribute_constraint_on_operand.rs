//! A mistake: an attribute constraint on an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x: I32Attr, b: _ } => x;
}

fn main() {}
