//! Several mistakes at once.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($vlaue $made type($size) "a b" attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
    #[attr]
    size: I64Attr,
    #[result]
    made: I<64>,
}

fn main() {}
