//! A mistake: more values than results.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => (AbsOp { x: x }, AbsOp { x: x });
}

fn main() {}
