//! A group that begins with what the anchor does not tell.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AttrSizedOperandSegments), format(($first $second^)? attr_dict ":"))]
pub struct AOp {
    #[operand]
    first: Optional<I<64>>,
    #[operand]
    second: Optional<I<64>>,
}

fn main() {}
