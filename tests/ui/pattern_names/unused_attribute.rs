//! A mistake: an attribute that is bound and not used.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: k, s: _ } => x;
}

fn main() {}
