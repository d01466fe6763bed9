//! F88: a clause with the type of a result that cannot be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("a" type($made)) attr_dict))]
pub struct AOp {
    #[result]
    made: I<64>,
}

fn main() {}
