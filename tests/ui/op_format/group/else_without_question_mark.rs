//! F9E: an `else` without the question mark.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(($values^) : ("none") attr_dict))]
pub struct AOp {
    #[operand]
    values: Variadic<I<64>>,
}

fn main() {}
