//! A mistake: one name for two new operations.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: SubOp { a: a, b: b } => AddOp { a: n @ NegOp { x: a }, b: AddOp { a: n, b: n @ NegOp { x: b } } };
}

fn main() {}
