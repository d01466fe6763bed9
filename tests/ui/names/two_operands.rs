//! O03: two operands of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    t: AnyTensor,
    #[operand]
    t: AnyTensor,
}

fn main() {}
