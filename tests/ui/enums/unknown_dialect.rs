//! The first argument is a dialect.

use ods::prelude::*;

/// padding
#[enum_attr(Tset, "padding")]
pub enum Padding {
    Same,
}

fn main() {}
