//! A word behind a group that begins with an enum, and is the text of a case.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// padding
#[enum_attr]
pub enum Padding {
    #[case("same")]
    Same,
    #[case("x")]
    X,
}

#[op(D, "a", format(($padding^)? "x" attr_dict))]
pub struct AOp {
    #[attr]
    padding: Optional<Padding>,
}

fn main() {}
