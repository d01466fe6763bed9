//! A mistake: a new operation used before it is created.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: SubOp { a: a, b: _ } => AddOp { a: n, b: n @ NegOp { x: a } };
}

fn main() {}
