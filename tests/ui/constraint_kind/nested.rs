//! A nested constraint of the wrong kind.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    x: TensorOf<I32Attr>,
}

fn main() {}
