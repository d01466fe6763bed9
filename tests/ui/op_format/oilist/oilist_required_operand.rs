//! F87: a clause with an operand that cannot be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("a" $value) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
