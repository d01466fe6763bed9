//! A mistake: an operand that is never one of the new operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: IntOp { x: x } => CastOp { x: FloatOp { x: x } };
}

fn main() {}
