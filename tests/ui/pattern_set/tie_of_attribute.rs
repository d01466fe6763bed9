//! A mistake: a tie between an attribute and an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: 5, s: _ } => x;
    Q: AttrOp { x: x, k: _, s: None } => x;
}

fn main() {}
