//! A mistake: a constraint on a shaped type.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: IntOp { x: x: VectorType } => x;
}

fn main() {}
