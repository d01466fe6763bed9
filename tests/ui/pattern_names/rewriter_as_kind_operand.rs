//! A mistake: the name of the rewriter for an operand.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: dyn InferTypeOpInterface { operands: [rewriter], .. } => rewriter;
}

fn main() {}
