//! A mistake: a constraint that excludes the attribute's.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: _: StrAttr, s: _ } => x;
}

fn main() {}
