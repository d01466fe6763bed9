//! A mistake: no comma between fields.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: AddOp { a: x b: _ } => x;
}

fn main() {}
