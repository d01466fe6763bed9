//! A dialect lists attributes of its own.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// Another one.
#[dialect(name = "other", attrs(Padding))]
pub struct Other;

/// padding
#[enum_attr(Test, "padding")]
pub enum Padding {
    Same,
}

fn main() {}
