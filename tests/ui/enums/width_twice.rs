//! Two widths.

use ods::prelude::*;

/// flags
#[enum_attr(i8, i16)]
pub enum E {
    A,
}

fn main() {}
