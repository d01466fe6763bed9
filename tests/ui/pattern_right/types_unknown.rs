//! A mistake: nothing tells the types of a nested new operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: CastOp { x: x } };
}

fn main() {}
