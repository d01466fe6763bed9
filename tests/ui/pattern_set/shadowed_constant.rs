//! A mistake: a pattern for one constant behind that for all.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit(9)]
    P: SubOp { a: x, b: const _ } => AbsOp { x: x };
    Q: SubOp { a: x, b: const 0 } => x;
}

fn main() {}
