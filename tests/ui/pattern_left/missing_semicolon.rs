//! A mistake: no semicolon between patterns.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: NegOp { x: x } } => x
    Q: AbsOp { x: AbsOp { x: x } } => AbsOp { x: x };
}

fn main() {}
