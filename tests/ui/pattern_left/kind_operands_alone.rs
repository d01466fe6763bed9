//! A mistake: one value for all operands.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: impl Commutative { operands: const 0, .. } => erase;
}

fn main() {}
