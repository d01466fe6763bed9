//! A mistake: `None` for a property that is always present.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: PropOp { x: x, p: None } => x;
}

fn main() {}
