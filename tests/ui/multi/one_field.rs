//! One field.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllTypesMatch(a)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
