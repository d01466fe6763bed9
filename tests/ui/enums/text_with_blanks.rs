//! Blanks belong to the separator.

use ods::prelude::*;

/// flags
#[enum_attr(bits, quoted)]
pub enum E {
    #[case("a ")]
    A,
}

fn main() {}
