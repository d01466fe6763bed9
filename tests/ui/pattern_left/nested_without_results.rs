//! A mistake: a nested operation without results.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: ZeroOp { x: x } } => x;
}

fn main() {}
