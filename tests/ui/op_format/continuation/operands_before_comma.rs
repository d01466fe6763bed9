//! A comma behind all operands.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands "," $size attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
    #[attr]
    size: I64Attr,
}

fn main() {}
