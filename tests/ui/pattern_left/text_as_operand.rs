//! A mistake: a text in the place of an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: "foo", b: x } => x;
}

fn main() {}
