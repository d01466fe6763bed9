//! A text that is the name, and so the text, of another case.

use ods::prelude::*;

/// flags
#[enum_attr(str)]
pub enum E {
    #[case("B")]
    A,
    B,
}

fn main() {}
