//! E11: a bit without a text.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    None = 0,
    A,
    #[case("")]
    B,
}

fn main() {}
