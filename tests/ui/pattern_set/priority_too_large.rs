//! A mistake: a priority that does not fit.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[priority(40000)]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
