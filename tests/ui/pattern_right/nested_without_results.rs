//! A mistake: a nested new operation without results.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: ZeroOp { x: x } };
}

fn main() {}
