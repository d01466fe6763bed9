//! A mistake: Rust code with a value that replaces nothing.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => { ir.value_type(x) };
}

fn main() {}
