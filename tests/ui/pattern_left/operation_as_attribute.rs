//! A mistake: an operation in the place of an attribute.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: NegOp { x: _ }, s: _ } => x;
}

fn main() {}
