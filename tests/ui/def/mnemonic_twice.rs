//! D16: two types with one mnemonic

use ods::prelude::*;

#[dialect(name = "my", types(XType, YType))]
pub struct My;

/// X.
#[type_def(My, "x")]
pub struct XType {}

/// Y.
#[type_def(My, "x")]
pub struct YType {}

fn main() {}
