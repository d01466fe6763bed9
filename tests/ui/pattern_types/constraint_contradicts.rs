//! A mistake: a constraint that contradicts the declared one.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: IntOp { x: x: F32 } => x;
}

fn main() {}
