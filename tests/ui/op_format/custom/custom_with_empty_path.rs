//! F11: `custom` with an empty name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<>($value) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
