//! A mistake: two patterns that match with operands exchanged.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: NegOp { x: x }, b: _ } => x;
    Q: AddOp { a: AbsOp { x: x }, b: _ } => x;
}

fn main() {}
