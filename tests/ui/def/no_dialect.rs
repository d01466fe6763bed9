//! no dialect

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def("x")]
pub struct XType {}

fn main() {}
