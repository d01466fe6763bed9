//! A mistake: a number in the place of a string.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AttrOp { x: x, k: 5, s: 6 };
}

fn main() {}
