//! A mistake: the name of the IR.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: ir } => ir;
}

fn main() {}
