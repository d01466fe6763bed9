//! A mistake: a name of a new operation that nothing uses.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AbsOp { x: x } } => n @ SubOp { a: x, b: x };
}

fn main() {}
