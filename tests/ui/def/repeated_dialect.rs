//! a mnemonic with the dialect in it

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "my.x")]
pub struct XType {
}

fn main() {}
