//! A mistake: a constant operand in the place of an attribute.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: const 5, s: _ } => x;
}

fn main() {}
