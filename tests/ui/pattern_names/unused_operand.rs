//! A mistake: an operand that is bound and not used.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x, b: y } => x;
}

fn main() {}
