//! F26: an operand, and all of them.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($value operands attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
