//! A mistake: a nested operation with a region.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: RegionOp { x: x } } => x;
}

fn main() {}
