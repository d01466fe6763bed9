//! A mistake: the text name of an operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: "lab.neg" { x: x } => x;
}

fn main() {}
