//! A mistake: a tie: either operand is special.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: SubOp { a: NegOp { x: a }, b: _ } => AbsOp { x: a };
    Q: SubOp { a: a, b: AbsOp { x: _ } } => NegOp { x: a };
}

fn main() {}
