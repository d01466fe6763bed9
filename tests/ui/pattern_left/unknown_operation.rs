//! A mistake: an operation that does not exist.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NoSuchOp { x: x } => x;
}

fn main() {}
