//! Two cases of one text.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    #[case("a")]
    A,
    #[case("a")]
    B,
}

fn main() {}
