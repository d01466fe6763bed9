//! Keys of bit enums.

use ods::prelude::*;

/// flags
#[enum_attr(i64, quoted, primary_groups)]
pub enum E {
    A,
}

fn main() {}
