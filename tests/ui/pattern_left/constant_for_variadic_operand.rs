//! A mistake: a constant in the place of several operands.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: VarOp { xs: const 5 } => const 0;
}

fn main() {}
