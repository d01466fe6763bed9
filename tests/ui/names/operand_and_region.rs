//! O06: an operand and a region of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    t: AnyTensor,
    #[region]
    t: AnyRegion,
}

fn main() {}
