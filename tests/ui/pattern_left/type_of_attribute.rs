//! A mistake: a type constraint on an attribute.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: _: I32, s: _ } => x;
}

fn main() {}
