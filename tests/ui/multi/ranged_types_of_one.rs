//! `RangedTypesMatchWith` over a single operand.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(RangedTypesMatchWith("r is a", a, r, |types, context| types.to_vec())))]
pub struct AOp {
    #[operand]
    a: Variadic<AnyType>,
    #[result]
    r: AnyType,
}

fn main() {}
