//! A negative bit.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    A = -1,
}

fn main() {}
