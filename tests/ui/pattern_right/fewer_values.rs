//! A mistake: fewer values than results.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: TwoOp { x: x } => AbsOp { x: x };
}

fn main() {}
