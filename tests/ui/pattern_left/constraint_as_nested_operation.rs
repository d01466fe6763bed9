//! A mistake: a constraint in the place of a nested operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: I32 { x: x } } => x;
}

fn main() {}
