//! A group that is a bit by another name.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    A,
    B = A,
}

fn main() {}
