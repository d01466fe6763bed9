//! A mistake: a created operation whose name nothing uses.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AbsOp { x: x } } => n @ ZeroOp { x: x } then x;
}

fn main() {}
