//! A mistake: an operation as a type constraint.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x: NegOp, b: _ } => x;
}

fn main() {}
