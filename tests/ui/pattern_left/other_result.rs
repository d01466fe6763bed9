//! A mistake: another result of a bound operation as an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: SubOp { a: n @ TwoOp { x: x }.first, b: n.second } => x;
}

fn main() {}
