//! A mistake: a pattern hidden by one with exchanged operands.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit(9)]
    P: AddOp { a: const _, b: x } => x;
    Q: AddOp { a: x, b: const 0 } => x;
}

fn main() {}
