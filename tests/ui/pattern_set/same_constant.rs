//! A mistake: a constant operand is replaced by another one.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: SubOp { a: a, b: const c } => SubOp { a: a, b: const c + c };
}

fn main() {}
