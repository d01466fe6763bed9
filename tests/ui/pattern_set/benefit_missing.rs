//! A mistake: a benefit without a number.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
