//! A mistake: an attribute of any operation and a number.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: _ { operands: [x], k: 5, .. } => x;
}

fn main() {}
