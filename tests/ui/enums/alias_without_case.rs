//! An alias that names nothing.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
    #[alias]
    B,
}

fn main() {}
