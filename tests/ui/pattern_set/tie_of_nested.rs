//! A mistake: a tie of nested operations.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: SubOp { a: NegOp { x: x }, b: _ } } => x;
    Q: NegOp { x: SubOp { a: _, b: AbsOp { x: x } } } => x;
}

fn main() {}
