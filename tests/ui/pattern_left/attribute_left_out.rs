//! A mistake: an attribute is left out.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, s: _ } => x;
}

fn main() {}
