//! O35: `TypeIs` of a field that is none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(TypeIs(x, I32)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
