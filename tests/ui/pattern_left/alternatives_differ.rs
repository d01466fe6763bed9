//! A mistake: alternatives, of which one has no such field.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp | AddOp { x: x } => x;
}

fn main() {}
