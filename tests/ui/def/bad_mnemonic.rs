//! a mnemonic that cannot be read

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "my x")]
pub struct XType {
}

fn main() {}
