//! TableGen's list of types.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    x: TensorOf<[F32, F64]>,
}

fn main() {}
