//! F35: types of two at once.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands attr_dict type(operands results)))]
pub struct AOp {
    #[operand]
    value: I<64>,
    #[result]
    made: I<64>,
}

fn main() {}
