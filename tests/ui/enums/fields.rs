//! A case with fields.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A(u32),
    B { x: u32 },
}

fn main() {}
