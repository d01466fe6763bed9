//! A mistake: two patterns that undo each other, with operands exchanged.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: a, b: b } => SubOp { a: b, b: a };
    Q: SubOp { a: a, b: b } => AddOp { a: a, b: b };
}

fn main() {}
