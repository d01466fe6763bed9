//! A mistake: an argument of `either_order`.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[either_order(1)]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
