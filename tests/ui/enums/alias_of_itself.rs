//! An alias of itself.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
    #[alias]
    B = B,
}

fn main() {}
