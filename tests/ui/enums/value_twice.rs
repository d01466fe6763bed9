//! E06: two cases of one value.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
    B = 0,
}

fn main() {}
