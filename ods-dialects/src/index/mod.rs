//! The `index` dialect.

use ods::prelude::*;

/// The `index` dialect.
#[dialect(name = "index", ops())]
pub struct Index;
