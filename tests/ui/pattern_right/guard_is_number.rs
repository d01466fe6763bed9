//! A mistake: a guard that is no condition.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } if 5 => x;
}

fn main() {}
