//! A mistake: an example without the text after it.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[example(before = "")]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
