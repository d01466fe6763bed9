//! A mistake: an operation in the place of a property.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: PropOp { x: x, p: NegOp { x: _ } } => x;
}

fn main() {}
