//! A mistake: an attribute replaces a result.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: _, k: k, s: _ } => k;
}

fn main() {}
