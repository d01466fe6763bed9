//! An alias of a group, whose text is that of two bits.

use ods::prelude::*;

/// bits
#[enum_attr(bits)]
pub enum Bits {
    #[case("a")]
    A,
    #[case("b")]
    B,
    #[case("both")]
    Both = A | B,
    #[alias]
    #[case("a|b")]
    Each = Both,
}

fn main() {}
