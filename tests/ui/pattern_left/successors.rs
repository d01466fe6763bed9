//! A mistake: an operation with a successor.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: SuccOp { x: _ } => erase;
}

fn main() {}
