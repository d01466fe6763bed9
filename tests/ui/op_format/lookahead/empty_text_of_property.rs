//! A string after a property that may be absent.

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

#[op(D, "a", format(($section^)? $note ":" attr_dict))]
pub struct AOp {
    #[property(default = Section::Default)]
    section: Section,
    #[property]
    note: String,
}

fn main() {}
