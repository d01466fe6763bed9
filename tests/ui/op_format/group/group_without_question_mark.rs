//! F9A: a group that does not say that it is optional.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(($values^) attr_dict))]
pub struct AOp {
    #[operand]
    values: Variadic<I<64>>,
}

fn main() {}
