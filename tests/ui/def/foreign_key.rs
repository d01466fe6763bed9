//! a key of TableGen

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", genMnemonicAlias)]
pub struct XType {
}

fn main() {}
