//! E09: an enum without cases.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
}

fn main() {}
