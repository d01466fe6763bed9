//! A mistake: a number replaces a result.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: _ } => 5;
}

fn main() {}
