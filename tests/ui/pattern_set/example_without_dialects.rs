//! A mistake: an example, but no dialects.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[example(unchanged = "")]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
