//! A region has no type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllTypesMatch(a, body)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[region]
    body: AnyRegion,
}

fn main() {}
