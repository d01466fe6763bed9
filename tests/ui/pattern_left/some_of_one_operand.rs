//! A mistake: `Some` for an operand that is always present.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: Some(x) } => x;
}

fn main() {}
