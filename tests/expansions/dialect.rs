//! A dialect.

/// The TensorFlow dialect.
#[dialect(name = "tf", ops(AddOp, MulOp), dependent(Arith))]
pub struct Tf;
