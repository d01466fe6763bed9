//! A mistake: a pattern whose nested operation another one replaces.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: x };
    Q: SubOp { a: NegOp { x: x }, b: y } => AddOp { a: x, b: y };
}

fn main() {}
