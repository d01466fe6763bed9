//! A mistake: a result of a new operation that does not exist.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AbsOp { x: TwoOp { x: x }.third -> [ir.value_type(x), ir.value_type(x)] };
}

fn main() {}
