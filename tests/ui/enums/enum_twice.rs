//! E12: two enums of one name.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
}

/// flags
#[enum_attr]
pub enum E {
    B,
}

fn main() {}
