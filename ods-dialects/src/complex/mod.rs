//! The `complex` dialect.

use ods::prelude::*;

/// The `complex` dialect.
#[dialect(name = "complex", ops())]
pub struct Complex;
