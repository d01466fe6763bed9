//! A mistake: a text in the place of types.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: CastOp { x: x } -> "i32" };
}

fn main() {}
