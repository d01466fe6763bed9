//! A mistake: `None` for a variadic operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: VarOp { xs: None } => const 0;
}

fn main() {}
