//! A comma behind a list of successors.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator), format($others "," $value attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
    #[successor]
    others: Variadic<AnySuccessor>,
}

fn main() {}
