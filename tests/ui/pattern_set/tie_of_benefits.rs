//! A mistake: a tie of benefits that are given.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit(7)]
    P: SubOp { a: x, b: const 0 } => x;
    #[benefit(7)]
    Q: SubOp { a: const 0, b: x } => NegOp { x: x };
}

fn main() {}
