//! A mistake: a constant as a result.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: impl Commutative { operands: [x, _], results: [const 0], .. } => x;
}

fn main() {}
