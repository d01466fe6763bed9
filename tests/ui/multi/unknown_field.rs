//! O35: a field that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllTypesMatch(value, nope)))]
pub struct AOp {
    #[operand]
    value: AnyType,
}

fn main() {}
