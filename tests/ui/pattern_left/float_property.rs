//! A mistake: a property compared with a value of another type.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: PropOp { x: x, p: 1.5 } => x;
}

fn main() {}
