//! A mistake: a new operation with a result replaces one without.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: ZeroOp { x: x } => AbsOp { x: x };
}

fn main() {}
