//! O69: inference that cannot be: nothing says what the result's type is.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", ops(XOp))]
pub struct Test;

/// An operation.
#[op(Test, "x", interfaces(InferTypeOpInterface))]
pub struct XOp {
    #[result]
    b: AnyType,
}

fn main() {}
