//! A mistake: a boolean that replaces a floating-point number.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: FloatOp { x: _ } => const true;
}

fn main() {}
