//! A mistake: a pattern for single uses that never applies, because a more general one has a greater benefit.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit(9)]
    General: NegOp { x: NegOp { x: x } } => x;
    Special: NegOp { x: single_use NegOp { x: x } } => AbsOp { x: x };
}

fn main() {}
