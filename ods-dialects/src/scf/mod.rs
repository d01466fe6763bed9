//! The `scf` dialect.

use ods::prelude::*;

/// The `scf` dialect.
#[dialect(name = "scf", ops())]
pub struct Scf;
