//! The `ub` dialect.

use ods::prelude::*;

/// The `ub` dialect.
#[dialect(name = "ub", ops())]
pub struct Ub;
