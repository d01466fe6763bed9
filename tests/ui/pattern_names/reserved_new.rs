//! A mistake: a reserved name for a new operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AbsOp { x: x } } => SubOp { a: __n @ SubOp { a: x, b: x }, b: __n };
}

fn main() {}
