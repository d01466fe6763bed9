//! A mistake: a created operation of unknown types.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AbsOp { x: x } } => c @ CastOp { x: x } then SubOp { a: x, b: c };
}

fn main() {}
