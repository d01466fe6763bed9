//! More bits than the integer has.

use ods::prelude::*;

/// flags
#[enum_attr(bits, i2)]
pub enum E {
    A,
    B,
    C,
}

fn main() {}
