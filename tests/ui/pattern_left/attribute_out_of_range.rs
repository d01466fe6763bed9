//! A mistake: a constraint that contradicts that of the attribute.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: RangeOp { x: x, k: _: Confined<I32Attr, IntMaxValue<-1>> } => x;
}

fn main() {}
