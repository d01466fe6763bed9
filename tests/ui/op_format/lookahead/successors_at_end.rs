//! Successors at the end, maybe none: the label of the next block may follow.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator), format(attr_dict $others))]
pub struct AOp {
    #[successor]
    others: Variadic<AnySuccessor>,
}

fn main() {}
