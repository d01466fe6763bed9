//! A mistake: a created operation without effects that nothing uses.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AbsOp { x: x } } => SubOp { a: x, b: x } then x;
}

fn main() {}
