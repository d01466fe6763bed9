//! The empty text in the other half of a group that begins with a string.

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

/// An operation.
#[op(D, "a", verify, format(($note^) : ($section)? ":" attr_dict))]
pub struct AOp {
    #[attr]
    note: Optional<StrAttr>,
    #[attr(default = Section::Default)]
    section: Section,
}

impl AOp {
    fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
