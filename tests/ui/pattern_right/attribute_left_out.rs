//! A mistake: an attribute of the new operation is left out.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AttrOp { x: x };
}

fn main() {}
