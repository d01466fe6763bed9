//! `from` of a type constraint.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = CPred($_self == Type::I1), from i32 => Attribute::UNIT;
}

fn main() {}
