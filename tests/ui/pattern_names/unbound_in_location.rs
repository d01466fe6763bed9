//! A mistake: a name in the location that is not bound.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: x } at ir.location(y);
}

fn main() {}
