//! A mistake: operands without names.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp(x, y) => x;
}

fn main() {}
