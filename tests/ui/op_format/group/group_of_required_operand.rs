//! F97: a group with an operand that is always there.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(($value^)? attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
