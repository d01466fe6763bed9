//! A number of a string.

use ods::prelude::*;

/// flags
#[enum_attr(str)]
pub enum E {
    A = 5,
}

fn main() {}
