//! A group that does not name its cases.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    A = 1,
    B = 2,
    C = 3,
}

fn main() {}
