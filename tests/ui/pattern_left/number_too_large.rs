//! A mistake: a number that no constant has.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x, b: const 99999999999999999999999999999999999999999999 } => x;
}

fn main() {}
