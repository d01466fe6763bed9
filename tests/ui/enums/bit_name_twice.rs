//! E05: two bits of one name.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    A,
    A,
}

fn main() {}
