//! A mistake: one name for two constants.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: const c, b: const c } => const 0;
}

fn main() {}
