//! A mistake: an interface in the place of a trait.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: op @ impl InferTypeOpInterface if ir.is_trivially_dead(op) => erase;
}

fn main() {}
