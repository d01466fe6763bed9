//! A mistake: a new operation in the place of an attribute.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AttrOp { x: x, k: AbsOp { x: x } };
}

fn main() {}
