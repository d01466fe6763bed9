//! A mistake: a constraint on another kind of type.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: IntOp { x: x: Index } => x;
}

fn main() {}
