//! A mistake: two benefits.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit(1)]
    #[benefit(2)]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
