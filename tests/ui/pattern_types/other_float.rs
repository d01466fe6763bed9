//! A mistake: a constraint on another float.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: FloatOp { x: x: F64 } => x;
}

fn main() {}
