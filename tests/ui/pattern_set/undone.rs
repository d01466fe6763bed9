//! A mistake: two patterns that undo each other.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: x };
    Q: AbsOp { x: x } => NegOp { x: x };
}

fn main() {}
