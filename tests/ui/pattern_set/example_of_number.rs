//! A mistake: an example that is no text.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[example(before = 1, after = 2)]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
