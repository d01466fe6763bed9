//! FA2: an operand twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($value $value attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
