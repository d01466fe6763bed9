//! A mistake: a constraint that allows only other types.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: IntOp { x: x: AnyFloat } => x;
}

fn main() {}
