//! An alias with the text of its case.

use ods::prelude::*;

/// bits
#[enum_attr(bits)]
pub enum Bits {
    #[case("a")]
    A,
    #[alias]
    #[case("a")]
    B = A,
}

fn main() {}
