//! A mistake: a tie of two guards.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } if ir.has_one_use(x) => AbsOp { x: x };
    Q: NegOp { x: x } if ir.has_uses(x) => SubOp { a: x, b: x };
}

fn main() {}
