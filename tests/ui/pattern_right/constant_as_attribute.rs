//! A mistake: a constant operand in the place of an attribute.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AttrOp { x: x, k: const 5 };
}

fn main() {}
