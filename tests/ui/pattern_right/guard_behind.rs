//! A mistake: a guard behind the right side.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => x if ir.has_one_use(x);
}

fn main() {}
