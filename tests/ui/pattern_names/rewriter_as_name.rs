//! A mistake: the name of the rewriter.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: rewriter } => AbsOp { x: rewriter };
}

fn main() {}
