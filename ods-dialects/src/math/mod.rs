//! The `math` dialect.

use ods::prelude::*;

/// The `math` dialect.
#[dialect(name = "math", ops())]
pub struct Math;
