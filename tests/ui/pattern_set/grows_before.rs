//! A mistake: a created operation that matches again.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: ZeroOp { x: x } => ZeroOp { x: x } then erase;
}

fn main() {}
