//! F38: the type of an operand, and those of all.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands type($value) type(operands) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
