//! A value that does not fit.

use ods::prelude::*;

/// flags
#[enum_attr(i8)]
pub enum E {
    A = 256,
    B = -129,
}

fn main() {}
