//! A mistake: `single_use` without an operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: single_use x } => x;
}

fn main() {}
