//! A mistake: two right sides without a comma.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: NegOp { x: x } if ir.has_one_use(x) => x => x;
}

fn main() {}
