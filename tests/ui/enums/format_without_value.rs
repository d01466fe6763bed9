//! What is not written cannot be read.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// padding
#[enum_attr(Test, "padding", format("<" ">"))]
pub enum Padding {
    Same,
}

fn main() {}
