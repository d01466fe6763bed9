//! A mistake: a name in a new operation that is not bound.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AddOp { a: x, b: y };
}

fn main() {}
