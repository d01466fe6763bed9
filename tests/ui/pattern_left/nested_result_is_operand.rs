//! A mistake: an operand in the place of a result.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: TwoOp { x: x }.x } => x;
}

fn main() {}
