//! A mistake: a path behind `const`.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x, b: const i32::MAX } => x;
}

fn main() {}
