//! A name for messages that are never given.

use ods::prelude::*;

/// e
#[enum_attr(known_as = "::test::E")]
pub enum E {
    A,
}

fn main() {}
