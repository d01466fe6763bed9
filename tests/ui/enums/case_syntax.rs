//! The text of a case in other words.

use ods::prelude::*;

/// flags
#[enum_attr]
pub enum E {
    #[case = "a"]
    A,
    #[case(b)]
    B,
}

fn main() {}
