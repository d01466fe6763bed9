//! A mistake: a right side behind one without a guard.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: x }, if ir.has_one_use(x) => x;
}

fn main() {}
