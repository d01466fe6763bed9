//! A mistake: a tie of benefits that are constants.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    #[benefit(HIGH)]
    P: SubOp { a: NegOp { x: x }, b: _ } => x;
    #[benefit(HIGH + 1 - 1)]
    Q: SubOp { a: _, b: AbsOp { x: x } } => x;
}

const HIGH: u16 = 7;

fn main() {}
