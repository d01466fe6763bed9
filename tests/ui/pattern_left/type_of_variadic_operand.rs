//! A mistake: a type constraint on several operands.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: VarOp { xs: _: I32 } => const 0;
}

fn main() {}
