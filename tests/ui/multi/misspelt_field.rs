//! O35: a field with a slip.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllTypesMatch(value, ouput)))]
pub struct AOp {
    #[operand]
    value: AnyType,
    #[result]
    output: AnyType,
}

fn main() {}
