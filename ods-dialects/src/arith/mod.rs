//! The `arith` dialect.

use ods::prelude::*;

/// The `arith` dialect.
#[dialect(name = "arith", ops())]
pub struct Arith;
