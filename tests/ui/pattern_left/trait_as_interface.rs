//! A mistake: a trait in the place of an interface.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: op @ dyn Pure if ir.is_trivially_dead(op) => erase;
}

fn main() {}
