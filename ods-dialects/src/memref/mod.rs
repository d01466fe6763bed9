//! The `memref` dialect.

use ods::prelude::*;

/// The `memref` dialect.
#[dialect(name = "memref", ops())]
pub struct MemRef;
