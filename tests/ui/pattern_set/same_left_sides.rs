//! A mistake: two patterns with the same left side.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: x };
    Q: NegOp { x: x } => SubOp { a: x, b: x };
}

fn main() {}
