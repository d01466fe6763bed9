//! O09: a result and a successor of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator))]
pub struct AOp {
    #[result]
    t: AnyTensor,
    #[successor]
    t: AnySuccessor,
}

fn main() {}
