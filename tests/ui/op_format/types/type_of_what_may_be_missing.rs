//! A type that follows from an operand that may be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(SameOperandsAndResultType), format(($value^ ":" type($value))? attr_dict))]
pub struct AOp {
    #[operand]
    value: Optional<AnyType>,
    #[result]
    made: AnyType,
}

fn main() {}
