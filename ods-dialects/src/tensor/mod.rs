//! The `tensor` dialect.

use ods::prelude::*;

/// The `tensor` dialect.
#[dialect(name = "tensor", ops())]
pub struct Tensor;
