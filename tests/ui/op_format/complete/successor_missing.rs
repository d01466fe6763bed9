//! FB1: a successor that the format lacks.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator), format(attr_dict))]
pub struct AOp {
    #[successor]
    to: AnySuccessor,
}

fn main() {}
