//! D03: a format and functions

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"), custom_format)]
pub struct XType {
    a: u32,
}

fn main() {}
