//! The attribute of a dialect has a name.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// padding
#[enum_attr(Test)]
pub enum Padding {
    Same,
}

fn main() {}
