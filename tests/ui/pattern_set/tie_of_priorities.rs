//! A mistake: a tie of priorities that are given.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[priority(1)]
    P: SubOp { a: x, b: const 0 } => x;
    #[priority(1)]
    Q: SubOp { a: const 0, b: x } => NegOp { x: x };
}

fn main() {}
