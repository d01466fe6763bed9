//! O43: an operation that should not be used any more.

#![deny(deprecated)]

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[deprecated(note = "use `d.b`")]
#[op(D, "a")]
pub struct AOp {}

pub fn build() {
    AOp::new();
}

fn main() {}
