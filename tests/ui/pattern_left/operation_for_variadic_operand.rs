//! A mistake: an operation in the place of several.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: VarOp { xs: NegOp { x: _ } } => const 0;
}

fn main() {}
