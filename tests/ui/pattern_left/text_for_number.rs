//! A mistake: an attribute compared with a value of another kind.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AttrOp { x: x, k: "five", s: _ } => x;
}

fn main() {}
