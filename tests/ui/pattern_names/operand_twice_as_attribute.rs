//! A mistake: one name for an operand and an attribute.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: k, k: k, s: _ } => k;
}

fn main() {}
