//! D01: a format, and no mnemonic

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, format("<" $a ">"))]
pub struct XType {
    a: u32,
}

fn main() {}
