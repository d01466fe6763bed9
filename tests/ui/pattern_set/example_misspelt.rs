//! A mistake: a part of an example that does not exist.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[example(input = "", output = "")]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
