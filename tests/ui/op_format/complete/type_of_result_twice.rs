//! F41: the type of a result twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(type($made) type($made) attr_dict))]
pub struct AOp {
    #[result]
    made: I<64>,
}

fn main() {}
