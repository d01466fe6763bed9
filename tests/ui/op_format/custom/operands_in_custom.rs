//! F14: all operands as an argument of `custom`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(operands) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
