//! A mistake: a nested operation that is bound and not used.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: n @ NegOp { x: x } } => x;
}

fn main() {}
