//! a derive of what is there

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x")]
#[derive(Clone)]
pub struct XType {}

fn main() {}
