//! G08: `TypeIs` without a constraint.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(TypeIs(a)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
