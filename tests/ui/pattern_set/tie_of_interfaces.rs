//! A mistake: two patterns for one interface.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: dyn InferTypeOpInterface { operands: [x], .. } => x;
    Q: dyn InferTypeOpInterface { operands: xs, results: [_], .. } => { xs };
}

fn main() {}
