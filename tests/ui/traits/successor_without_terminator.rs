//! O58: a successor of what ends no block.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[successor]
    next: AnySuccessor,
}

fn main() {}
