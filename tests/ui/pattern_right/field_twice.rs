//! A mistake: a field of the new operation is given twice.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AddOp { a: x, b: x, a: x };
}

fn main() {}
