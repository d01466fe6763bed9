//! An enum that may be missing, with a case that is a type.

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

#[op(D, "a", format($mode type($x) $x attr_dict))]
pub struct AOp {
    #[attr]
    mode: Optional<Mode>,
    #[operand]
    x: AnyType,
}

fn main() {}
