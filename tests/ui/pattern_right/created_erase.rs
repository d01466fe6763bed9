//! A mistake: erase in front of then.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: ZeroOp { x: x } => erase then NegOp { x: x };
}

fn main() {}
