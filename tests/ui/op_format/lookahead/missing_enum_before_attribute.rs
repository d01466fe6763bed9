//! An enum that may be missing, and may be in quotes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Modes.
#[enum_attr]
pub enum Mode {
    #[case("none")]
    None,
    #[case("all")]
    All,
}

#[op(D, "a", format(($mode^)? $any attr_dict))]
pub struct AOp {
    #[attr]
    mode: Optional<Mode>,
    #[attr]
    any: AnyAttr,
}

fn main() {}
