//! `from` without a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// unit attribute
    pub A: Attribute = CPred($_self == Attribute::UNIT), from => Attribute::UNIT;
}

fn main() {}
