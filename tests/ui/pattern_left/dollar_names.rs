//! A mistake: names as MLIR writes them.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: $x } => x;
}

fn main() {}
