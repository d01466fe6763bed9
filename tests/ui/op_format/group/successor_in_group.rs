//! A group with a successor that is always there.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator), format(("to" $to $value^)? attr_dict))]
pub struct AOp {
    #[operand]
    value: Optional<I<64>>,
    #[successor]
    to: AnySuccessor,
}

fn main() {}
