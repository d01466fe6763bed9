//! E02: a separator that the parser does not know.

use ods::prelude::*;

/// flags
#[enum_attr(bits, separator = ";")]
pub enum E {
    A,
}

fn main() {}
