//! A mistake: a property is left out.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: PropOp { x: x } => x;
}

fn main() {}
