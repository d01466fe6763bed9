//! A group of cases that are no bits.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
    B,
    C = A | B,
}

fn main() {}
