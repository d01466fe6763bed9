//! not a struct

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x")]
pub enum XType {}

fn main() {}
