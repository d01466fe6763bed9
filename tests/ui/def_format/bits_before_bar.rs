//! Bits go on with a `|`.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", attrs(AAttr))]
pub struct D;

/// flags
#[enum_attr(bits)]
pub enum Flags {
    #[case("a")]
    A,
    #[case("b")]
    B,
}

/// Flags, and more.
#[attr_def(D, "a", format("<" $flags "|" $x ">"))]
pub struct AAttr {
    flags: Flags,
    x: i64,
}

fn main() {}
