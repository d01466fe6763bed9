//! A mistake: one name for the root and a nested operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: n @ NegOp { x: n @ NegOp { x: x } } => x;
}

fn main() {}
