//! The attribute of a dialect has no string in it.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// padding
#[enum_attr(Test, "padding", str)]
pub enum Padding {
    Same,
}

fn main() {}
