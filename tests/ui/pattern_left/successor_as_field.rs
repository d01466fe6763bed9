//! A mistake: a successor as a field.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: SuccOp { x: _, next: _ } => erase;
}

fn main() {}
