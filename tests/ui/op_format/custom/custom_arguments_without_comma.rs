//! F15: arguments of `custom` without a comma.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>($value $other) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
    #[operand]
    other: I<64>,
}

fn main() {}
