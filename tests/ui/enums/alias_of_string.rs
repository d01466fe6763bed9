//! An alias in a string enum.

use ods::prelude::*;

/// flags
#[enum_attr(str)]
pub enum E {
    A,
    #[alias]
    B = A,
}

fn main() {}
