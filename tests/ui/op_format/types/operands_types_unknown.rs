//! FB5: the types of all operands, which are as many as one likes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands attr_dict))]
pub struct AOp {
    #[operand]
    values: Variadic<I<64>>,
}

fn main() {}
