//! Fields in a list, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllTypesMatch([a, b])))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
}

fn main() {}
