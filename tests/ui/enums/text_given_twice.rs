//! Two texts of one case.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    #[case("a")]
    #[case("b")]
    A,
}

fn main() {}
