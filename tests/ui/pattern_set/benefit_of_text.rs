//! A mistake: a benefit that is no number.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit("x")]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
