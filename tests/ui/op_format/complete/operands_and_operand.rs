//! FA3: all operands, and one of them.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands $value attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
