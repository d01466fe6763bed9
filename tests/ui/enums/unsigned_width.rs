//! A width with a sign.

use ods::prelude::*;

/// flags
#[enum_attr(u32)]
pub enum E {
    A,
}

fn main() {}
