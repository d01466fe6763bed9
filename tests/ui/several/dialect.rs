//! Mistakes of a dialect are reported at once.

use ods::prelude::*;

#[dialect(nmae = "a", ops = [A], foo)]
pub struct A {
    x: u32,
}

fn main() {}
