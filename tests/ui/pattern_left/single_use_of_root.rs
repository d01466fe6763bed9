//! A mistake: `single_use` at the root.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: single_use NegOp { x: x } => x;
}

fn main() {}
