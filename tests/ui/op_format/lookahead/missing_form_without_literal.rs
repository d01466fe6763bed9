//! An enum of the dialect that may be missing, whose form begins with no literal.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", attrs(Mode))]
pub struct D;

/// Modes.
#[enum_attr(D, "mode")]
pub enum Mode {
    #[case("none")]
    None,
    #[case("all")]
    All,
}

#[op(D, "a", format(($mode^ "k")? ":" attr_dict))]
pub struct AOp {
    #[attr]
    mode: Optional<Mode>,
}

fn main() {}
