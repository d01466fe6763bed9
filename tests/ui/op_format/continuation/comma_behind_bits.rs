//! Bits with commas between them before a comma.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", attrs(Flags))]
pub struct D;

/// Flags.
#[enum_attr(D, "flags", bits, separator = ", ")]
pub enum Flags {
    #[case("a")]
    A = 1,
    #[case("b")]
    B = 2,
}

#[op(D, "a", format($flags "," $last attr_dict))]
pub struct AOp {
    #[attr]
    flags: Flags,
    #[attr]
    last: I64Attr,
}

fn main() {}
