//! A mistake: an operand in the place of an attribute.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: a, b: b } => AttrOp { x: a, k: b };
}

fn main() {}
