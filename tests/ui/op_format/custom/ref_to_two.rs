//! F60: a reference to two at once.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref($value $other)) operands attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
    #[operand]
    other: I<64>,
}

fn main() {}
