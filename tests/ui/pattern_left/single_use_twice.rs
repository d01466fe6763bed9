//! A mistake: `single_use` twice.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: single_use single_use NegOp { x: x } } => x;
}

fn main() {}
