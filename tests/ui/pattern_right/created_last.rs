//! A mistake: nothing behind then.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: AbsOp { x: x } } => ZeroOp { x: x } then;
}

fn main() {}
