//! Two cases without a text.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    #[case("")]
    A,
    #[case("")]
    B,
}

fn main() {}
