//! A mistake: a nested operation whose result is never such an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: IntOp { x: FloatOp { x: _ } } => const 0;
}

fn main() {}
