//! A mistake: a dialect in the place of the root.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: Lab { x: x } => x;
}

fn main() {}
