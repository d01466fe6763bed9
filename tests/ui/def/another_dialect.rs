//! D11: a type of another dialect

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

#[dialect(name = "other", types(XType))]
pub struct Other;

/// X.
#[type_def(My, "x")]
pub struct XType {}

fn main() {}
