//! A mistake: `Some` for an attribute that is always present.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: Some(_k), s: _ } => x;
}

fn main() {}
