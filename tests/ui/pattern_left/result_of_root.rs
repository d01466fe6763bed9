//! A mistake: a result of the root.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: TwoOp { x: x }.first => x;
}

fn main() {}
