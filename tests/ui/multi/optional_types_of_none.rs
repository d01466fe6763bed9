//! `OptionalTypesMatchWith` over fields that are always there.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(OptionalTypesMatchWith("b is a", a, b, |ty, context| ty)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
}

fn main() {}
