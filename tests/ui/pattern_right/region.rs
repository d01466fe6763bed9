//! A mistake: a new operation with a region.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => RegionOp { x: x };
}

fn main() {}
