//! F40: the types of all results twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(type(results) type(results) attr_dict))]
pub struct AOp {
    #[result]
    made: I<64>,
}

fn main() {}
