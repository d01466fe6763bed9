//! A mistake: an expression behind `const`.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x, b: const 1 + 2 } => x;
}

fn main() {}
