//! A mistake: the right side contains the left side.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => NegOp { x: NegOp { x: x } };
}

fn main() {}
