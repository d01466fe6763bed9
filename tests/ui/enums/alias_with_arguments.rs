//! An alias with an argument.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
    #[alias(A)]
    B,
}

fn main() {}
