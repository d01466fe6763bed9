//! A mistake: a trait that does not exist.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: op @ impl NoSuchTrait if ir.is_trivially_dead(op) => erase;
}

fn main() {}
