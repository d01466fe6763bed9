//! An enum at the end, where the name of the next operation may be a string.

use ods::prelude::*;

/// a section
#[enum_attr(str)]
pub enum Section {
    #[case("")]
    Default,
    #[case("data")]
    Data,
}

/// A dialect.
#[dialect(name = "d", ops(AOp))]
pub struct D;

#[op(D, "a", format(($section^)? attr_dict))]
pub struct AOp {
    #[attr(default = Section::Default)]
    section: Section,
}

fn main() {}
