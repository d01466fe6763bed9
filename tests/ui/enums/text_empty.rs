//! E11: a case without a text.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    #[case("")]
    A,
}

fn main() {}
