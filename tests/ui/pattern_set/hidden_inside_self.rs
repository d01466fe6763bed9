//! A mistake: a pattern whose operation and nested operation another one replaces.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: x };
    Q: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
