//! A mistake: a number whose type nothing tells.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: ZeroOp { x: NegOp { x: _ } } => ZeroOp { x: const 0 };
}

fn main() {}
