//! F37: the types of all operands twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands type(operands) type(operands) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
