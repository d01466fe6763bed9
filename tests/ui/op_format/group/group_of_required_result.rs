//! F98: a group with the type of a result that is always there.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(("x" type($made)^)? attr_dict))]
pub struct AOp {
    #[result]
    made: I<64>,
}

fn main() {}
