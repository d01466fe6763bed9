//! A mistake: a tie inside lists.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: VarOp { xs: [a, NegOp { x: _ }] } => VarOp { xs: [a] };
    Q: VarOp { xs: [NegOp { x: _ }, a] } => VarOp { xs: [a] };
}

fn main() {}
