//! A mistake: a name in a constant that is not bound.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x, b: const c } if c.is_integer(1) => AddOp { a: x, b: const d };
}

fn main() {}
