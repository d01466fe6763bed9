//! A mistake: a constraint in the place of the root.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: I32 { x: x } => x;
}

fn main() {}
