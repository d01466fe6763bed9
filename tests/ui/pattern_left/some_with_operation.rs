//! A mistake: an operation inside `Some`.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: OptOp { x: x, o: Some(NegOp { x: _ }) } => x;
}

fn main() {}
