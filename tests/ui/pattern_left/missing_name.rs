//! A mistake: no name.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    NegOp { x: x } => x;
}

fn main() {}
