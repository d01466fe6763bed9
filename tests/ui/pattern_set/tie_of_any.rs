//! A mistake: two patterns for any operation.

use ods::prelude::*;

#[path = "../lab.rs"]
mod lab;
#[allow(unused_imports)]
use lab::*;

pattern! {
    P: a @ _ if ir.is_trivially_dead(a) => erase;
    Q: b @ _ if ir.is_trivially_dead(b) => erase;
}

fn main() {}
