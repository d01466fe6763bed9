//! E01: a bit that the integer does not have.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    A = 1 << 40,
}

fn main() {}
