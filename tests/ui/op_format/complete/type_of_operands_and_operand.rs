//! F39: the types of all operands, and that of one.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands type(operands) type($value) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
