//! Two attributes of one name.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", attrs(Padding, Filling))]
pub struct Test;

/// padding
#[enum_attr(Test, "padding")]
pub enum Padding {
    Same,
}

/// filling
#[enum_attr(Test, "padding")]
pub enum Filling {
    Same,
}

fn main() {}
