//! An attribute that may be missing before a case that it could be.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Modes.
#[enum_attr]
pub enum Mode {
    #[case("true")]
    Yes,
    #[case("maybe")]
    Maybe,
}

#[op(D, "a", format($ty $mode attr_dict))]
pub struct AOp {
    #[attr]
    ty: Optional<TypeAttr>,
    #[attr]
    mode: Mode,
}

fn main() {}
