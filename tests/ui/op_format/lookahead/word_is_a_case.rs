//! A word behind an enum that may be missing, and is the text of a case.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// padding
#[enum_attr]
pub enum Padding {
    #[case("same")]
    Same,
    #[case("valid")]
    Valid,
}

#[op(D, "a", format($padding "same" attr_dict))]
pub struct AOp {
    #[attr]
    padding: Optional<Padding>,
}

fn main() {}
