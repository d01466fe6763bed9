//! A mistake: a value in front of then.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: SubOp { a: a, b: b } => a then b;
}

fn main() {}
