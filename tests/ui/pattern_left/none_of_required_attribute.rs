//! A mistake: `None` for an attribute that is always present.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: None, s: _ } => x;
}

fn main() {}
