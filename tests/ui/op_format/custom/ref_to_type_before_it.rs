//! F51: a reference to the type of an operand, which is nowhere.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($value custom<one>(ref(type($value))) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
