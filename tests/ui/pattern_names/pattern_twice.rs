//! A mistake: two patterns with one name.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: NegOp { x: x } } => x;
    P: AbsOp { x: NegOp { x: x } } => AbsOp { x: x };
}

fn main() {}
