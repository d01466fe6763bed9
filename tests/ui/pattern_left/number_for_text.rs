//! A mistake: a string attribute compared with a number.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: TextOp { x: x, s: 5 } => x;
}

fn main() {}
