//! A mistake: a name of the expansion.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: __root } => AbsOp { x: __root };
}

fn main() {}
