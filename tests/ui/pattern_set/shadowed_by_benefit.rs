//! A mistake: a pattern that never applies, as a general one has the greater benefit.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit(9)]
    P: NegOp { x: x } => AbsOp { x: x };
    Q: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
