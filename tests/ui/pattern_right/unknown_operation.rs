//! A mistake: a new operation that does not exist.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => NoSuchOp { x: x };
}

fn main() {}
