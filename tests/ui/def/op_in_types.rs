//! an operation among the types

use ods::prelude::*;

#[dialect(name = "my", types(XOp))]
pub struct My;

/// X.
#[op(My, "x")]
pub struct XOp {}

fn main() {}
