//! A mistake: one name for the root and an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: a @ NegOp { x: a } => AbsOp { x: a };
}

fn main() {}
