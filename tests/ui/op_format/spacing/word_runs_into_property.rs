//! The case of a property before a word.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Modes.
#[enum_attr]
pub enum Mode {
    #[case("a")]
    A,
    #[case("b")]
    B,
}

#[op(D, "a", format($mode "" "k" attr_dict))]
pub struct AOp {
    #[property]
    mode: Mode,
}

fn main() {}
