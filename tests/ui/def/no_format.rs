//! D02: parameters and a mnemonic, and no format

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x")]
pub struct XType {
    a: u32,
}

fn main() {}
