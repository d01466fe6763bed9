//! A mistake: a new operation without results replaces a result.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => ZeroOp { x: x };
}

fn main() {}
