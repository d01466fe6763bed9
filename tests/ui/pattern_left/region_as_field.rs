//! A mistake: a region as a field.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: RegionOp { x: x, body: _ } => x;
}

fn main() {}
