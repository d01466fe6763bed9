//! A mistake: a nested operation with two results.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: TwoOp { x: x } } => x;
}

fn main() {}
