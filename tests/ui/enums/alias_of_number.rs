//! An alias with a number.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
    #[alias]
    B = 0,
}

fn main() {}
