//! More bits than there can be.

use ods::prelude::*;

/// flags
#[enum_attr(i65)]
pub enum E {
    A,
}

fn main() {}
