//! A mistake: an operand that there is not.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x, b: _, c: _ } => x;
}

fn main() {}
