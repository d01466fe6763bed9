//! A string after an enum in a group in a group.

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

#[op(D, "a", verify, format(("(" $size^ ($section^)? $note ")")? attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
    #[attr(default = Section::Default)]
    section: Section,
    #[attr]
    note: Optional<StrAttr>,
}

impl AOp {
    fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
