//! E08: two cases of one bit.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    A = 1,
    B = 1 << 0,
}

fn main() {}
