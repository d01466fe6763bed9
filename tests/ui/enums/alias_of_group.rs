//! An alias of a group without a name.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    A,
    B,
    #[alias]
    C = A | B,
}

fn main() {}
