//! A mistake: a priority that is no number.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[priority("high")]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
