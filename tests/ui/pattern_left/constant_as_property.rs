//! A mistake: a constant operand in the place of a property.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: PropOp { x: x, p: const 5 } => x;
}

fn main() {}
