//! A mistake: a pattern hidden by one whose priority is a constant.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit(HIGH)]
    P: SubOp { a: x, b: _ } => x;
    Q: SubOp { a: NegOp { x: x }, b: _ } => x;
}

const HIGH: u16 = 7;

fn main() {}
