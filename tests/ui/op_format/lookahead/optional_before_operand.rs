//! An operand that may be missing before another.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($first $second attr_dict))]
pub struct AOp {
    #[operand]
    first: Optional<I<64>>,
    #[operand]
    second: I<64>,
}

fn main() {}
