//! F12: `custom` whose name is not closed.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one($value) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
