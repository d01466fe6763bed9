//! A mistake: a tie of one of several roots.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp | AbsOp { x: x } => SubOp { a: x, b: x };
    Q: AbsOp { x: x } => AddOp { a: x, b: x };
}

fn main() {}
