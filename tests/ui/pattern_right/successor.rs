//! A mistake: a new operation with a successor.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: ZeroOp { x: x } => SuccOp { x: x };
}

fn main() {}
