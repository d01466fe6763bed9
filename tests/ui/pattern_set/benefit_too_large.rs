//! A mistake: a benefit that does not fit.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit(100000)]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
