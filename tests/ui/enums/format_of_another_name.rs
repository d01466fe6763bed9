//! The one parameter is called `value`.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// padding
#[enum_attr(Test, "padding", format("<" $padding ">"))]
pub enum Padding {
    Same,
}

fn main() {}
