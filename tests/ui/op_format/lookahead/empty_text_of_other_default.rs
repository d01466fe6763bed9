//! An enum whose default is another case than the one without a text.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Visibilities.
#[enum_attr]
pub enum Visibility {
    #[case("")]
    Default,
    #[case("hidden")]
    Hidden,
}

/// Modes.
#[enum_attr]
pub enum Mode {
    #[case("fast")]
    Fast,
}

#[op(D, "a", format(($mode^)? ($visibility^)? attr_dict))]
pub struct AOp {
    #[attr]
    mode: Optional<Mode>,
    #[attr(default = Visibility::Hidden)]
    visibility: Visibility,
}

fn main() {}
