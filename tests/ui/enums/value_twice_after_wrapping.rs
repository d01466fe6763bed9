//! Two cases of one attribute: of 8 bits, 255 and -1 are one.

use ods::prelude::*;

/// flags
#[enum_attr(i8)]
pub enum E {
    A = 255,
    B = -1,
}

fn main() {}
