//! A mistake: `None` for an operand that is always present.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x, b: None } => x;
}

fn main() {}
