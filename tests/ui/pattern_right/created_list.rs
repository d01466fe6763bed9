//! A mistake: values in front of then.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AbsOp { x: x } } => (ZeroOp { x: x }, ZeroOp { x: x }) then x;
}

fn main() {}
