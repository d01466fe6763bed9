//! A mistake: a pattern that never applies, as a general one has the greater priority.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[priority(1)]
    P: SubOp { a: x, b: const _ } => AbsOp { x: x };
    Q: SubOp { a: x, b: const c } => AddOp { a: x, b: const c + c };
}

fn main() {}
