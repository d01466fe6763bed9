//! A mistake: a property of the new operation is left out.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => PropOp { x: x };
}

fn main() {}
