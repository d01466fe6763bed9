//! A mistake: a type constraint on a property.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: PropOp { x: x, p: _: I32 } => x;
}

fn main() {}
