//! A mistake: a type constraint that does not exist.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x: NoSuchType } => x;
}

fn main() {}
