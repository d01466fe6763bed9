//! A mistake: a root that is bound and not used.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: n @ NegOp { x: x } => x;
}

fn main() {}
