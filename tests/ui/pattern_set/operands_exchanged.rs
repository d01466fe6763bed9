//! A mistake: the right side is the left side with operands exchanged.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: a, b: b } => AddOp { a: b, b: a };
}

fn main() {}
