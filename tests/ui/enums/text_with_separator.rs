//! A text that would be read as two.

use ods::prelude::*;

/// flags
#[enum_attr(bits, quoted)]
pub enum E {
    #[case("a|b")]
    A,
}

fn main() {}
