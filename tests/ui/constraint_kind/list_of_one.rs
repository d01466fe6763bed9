//! One of several constraints, in MLIR's brackets.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    value: AnyTypeOf<[F32]>,
}

fn main() {}
