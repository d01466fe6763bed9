//! A mistake: a result as its own replacement.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: impl Commutative { operands: _, results: [r], .. } => r;
}

fn main() {}
