//! Integers are written as integers.

use ods::prelude::*;

/// padding
#[enum_attr(i8, format("<" $value ">"))]
pub enum Padding {
    Same,
}

fn main() {}
