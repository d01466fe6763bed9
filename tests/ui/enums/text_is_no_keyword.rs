//! E03: a set with this case could not be printed without quotes.

use ods::prelude::*;

/// flags
#[enum_attr(bits)]
pub enum E {
    A,
    #[case("b c")]
    B,
}

fn main() {}
