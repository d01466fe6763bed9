//! A mistake: two patterns that match with operands of a nested operation exchanged.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AddOp { a: NegOp { x: x }, b: _ } } => x;
    Q: NegOp { x: AddOp { a: AbsOp { x: x }, b: _ } } => x;
}

fn main() {}
