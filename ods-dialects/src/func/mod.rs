//! The `func` dialect.

use ods::prelude::*;

/// The `func` dialect.
#[dialect(name = "func", ops())]
pub struct Func;
