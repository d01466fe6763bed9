//! An enum of integers is no attribute of a dialect.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", attrs(Padding))]
pub struct Test;

/// padding
#[enum_attr]
pub enum Padding {
    Same,
}

fn main() {}
