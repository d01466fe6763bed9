//! E05: two cases of one name.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    A,
    A = 5,
}

fn main() {}
