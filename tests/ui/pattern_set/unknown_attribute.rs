//! A mistake: an attribute that patterns do not have.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[bounded]
    P: NegOp { x: NegOp { x: x } } => x;
}

fn main() {}
