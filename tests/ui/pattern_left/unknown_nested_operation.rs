//! A mistake: a nested operation that does not exist.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: NoSuchOp { x: x } } => x;
}

fn main() {}
