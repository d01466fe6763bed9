//! O04: two results of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[result]
    t: AnyTensor,
    #[result]
    t: AnyTensor,
}

fn main() {}
