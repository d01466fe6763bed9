//! A mistake: a nested new operation with two results.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: TwoOp { x: x } -> [ir.value_type(x), ir.value_type(x)] };
}

fn main() {}
