//! An alias of an alias.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
    #[alias]
    B = A,
    #[alias]
    C = B,
}

fn main() {}
