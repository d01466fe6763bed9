//! A mistake: a new operation inside matches the left side.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: NegOp { x: x } };
}

fn main() {}
