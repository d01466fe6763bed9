//! No bits at all.

use ods::prelude::*;

/// flags
#[enum_attr(i0)]
pub enum E {
    A,
}

fn main() {}
