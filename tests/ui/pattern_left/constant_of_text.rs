//! A mistake: a text behind `const`.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x, b: const "five" } => x;
}

fn main() {}
