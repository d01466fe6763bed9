//! A mistake: a new operation whose result is never such an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => CastOp { x: FloatOp { x: IntOp { x: CastOp { x: x } -> Type::I32 } } };
}

fn main() {}
