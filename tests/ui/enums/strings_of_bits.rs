//! Strings are no bits.

use ods::prelude::*;

/// flags
#[enum_attr(str, bits)]
pub enum E {
    A,
}

fn main() {}
