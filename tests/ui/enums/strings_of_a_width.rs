//! Strings have no width.

use ods::prelude::*;

/// flags
#[enum_attr(str, i8)]
pub enum E {
    A,
}

fn main() {}
