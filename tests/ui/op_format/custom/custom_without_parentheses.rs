//! F13: `custom` without its arguments.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one> attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
