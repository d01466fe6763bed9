//! The `cf` dialect.

use ods::prelude::*;

/// The `cf` dialect.
#[dialect(name = "cf", ops())]
pub struct ControlFlow;
