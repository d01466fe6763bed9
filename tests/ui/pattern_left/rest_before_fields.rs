//! A mistake: `..` before a field.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { .., a: x } => x;
}

fn main() {}
