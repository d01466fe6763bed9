//! Two lists, one right behind the other.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AttrSizedOperandSegments), format($first $second attr_dict ":"))]
pub struct AOp {
    #[operand]
    first: Variadic<I<64>>,
    #[operand]
    second: Variadic<I<64>>,
}

fn main() {}
