//! A mistake: the root as its own replacement.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: n @ NegOp { x: _ } => n;
}

fn main() {}
