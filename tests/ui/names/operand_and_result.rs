//! O05: an operand and a result of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    t: AnyTensor,
    #[result]
    t: AnyTensor,
}

fn main() {}
