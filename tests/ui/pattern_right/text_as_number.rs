//! A mistake: an attribute of another kind.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } => AttrOp { x: x, k: "five" };
}

fn main() {}
