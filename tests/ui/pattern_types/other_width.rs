//! A mistake: a constraint on another width.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: IntOp { x: x: I64 } => x;
}

fn main() {}
