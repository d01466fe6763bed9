//! A mistake: an operand of a nested operation that is never one of the new operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: CastOp { x: FloatOp { x: x } } => IntOp { x: x };
}

fn main() {}
