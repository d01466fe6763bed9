//! A mistake: the name of the rewriter for a new operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AbsOp { x: x } } => SubOp { a: rewriter @ SubOp { a: x, b: x }, b: rewriter };
}

fn main() {}
