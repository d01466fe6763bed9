//! A dialect with fields.

use ods::prelude::*;

#[dialect(name = "a")]
pub struct A {
    x: u32,
}

fn main() {}
