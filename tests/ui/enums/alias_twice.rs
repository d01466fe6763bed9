//! An alias that is marked twice.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
    #[alias]
    #[alias]
    B = A,
}

fn main() {}
