//! A group that is made of itself.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    A,
    B = A | C,
    C = A | B,
}

fn main() {}
