//! A mistake: two patterns for one interface.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: dyn InferTypeOpInterface { operands: [x], .. } => x;
    Q: dyn InferTypeOpInterface { operands: [x, const 0], .. } => x;
    R: dyn InferTypeOpInterface { operands: xs, results: [_], .. } if xs.len() == 1 => { xs };
}

fn main() {}
