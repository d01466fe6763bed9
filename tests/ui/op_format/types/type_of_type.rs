//! F42: the type of a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($value type(type($value)) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
