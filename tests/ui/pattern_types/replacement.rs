//! A mistake: a new operation whose result never replaces that of the root.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: IntOp { x: x } => FloatOp { x: CastOp { x: x } -> Type::F32 };
}

fn main() {}
