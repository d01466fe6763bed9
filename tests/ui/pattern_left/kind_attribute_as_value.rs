//! A mistake: an attribute of any operation as a replacement.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: _ { operands: _, x: x, .. } => x;
}

fn main() {}
