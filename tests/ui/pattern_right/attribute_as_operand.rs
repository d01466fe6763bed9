//! A mistake: an attribute in the place of an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: k, s: _ } => AddOp { a: x, b: k };
}

fn main() {}
