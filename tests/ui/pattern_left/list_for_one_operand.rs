//! A mistake: a list in the place of one operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: [x] } => x;
}

fn main() {}
