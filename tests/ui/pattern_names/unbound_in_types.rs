//! A mistake: a name in the types that is not bound.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: CastOp { x: x } -> ir.value_type(y) };
}

fn main() {}
