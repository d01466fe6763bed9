//! A mistake: an operation as an attribute of any operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: _ { x: NegOp { x: x }, .. } => x;
}

fn main() {}
