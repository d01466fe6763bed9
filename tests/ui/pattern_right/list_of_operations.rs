//! A mistake: a list in the place of a new operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => [AbsOp { x: x }];
}

fn main() {}
