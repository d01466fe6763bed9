//! A mistake: a pattern hidden by one for any operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit(9)]
    P: _ => erase;
    Q: SubOp { a: NegOp { x: x }, b: _ } => x;
}

fn main() {}
