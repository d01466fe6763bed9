//! A property has no type to compare.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllTypesMatch(a, x)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[property]
    x: i64,
}

fn main() {}
