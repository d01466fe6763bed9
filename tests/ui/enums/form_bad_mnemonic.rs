//! The name is read as one keyword.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// padding
#[enum_attr(Test, "the padding")]
pub enum Padding {
    Same,
}

fn main() {}
