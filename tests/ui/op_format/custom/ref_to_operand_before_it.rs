//! F64: a reference to an operand, which is nowhere.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref($value)) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
