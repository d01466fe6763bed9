//! A mistake: a type constraint on a captured attribute.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: k: I64, s: _ } if k > 1 => x;
}

fn main() {}
