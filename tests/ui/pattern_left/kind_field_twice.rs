//! A mistake: operands twice.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: impl Commutative { operands: [x, _], operands: [_, _], .. } => x;
}

fn main() {}
