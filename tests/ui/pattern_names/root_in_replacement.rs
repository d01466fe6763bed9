//! A mistake: the root in its own replacement.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: n @ NegOp { x: x } if ir.has_one_use(x) => AbsOp { x: n };
}

fn main() {}
