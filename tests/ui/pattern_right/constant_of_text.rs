//! A mistake: a text as a constant.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: _ } => const "five";
}

fn main() {}
