//! The word of an enum behind another.

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

#[op(D, "a", format("x" "" $mode attr_dict))]
pub struct AOp {
    #[attr]
    mode: Mode,
}

fn main() {}
