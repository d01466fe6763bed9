//! A mistake: a name in the guard that is not bound.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } if ir.has_one_use(y) => x;
}

fn main() {}
