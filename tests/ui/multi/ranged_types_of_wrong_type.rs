//! `RangedTypesMatchWith` whose closure makes one type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(RangedTypesMatchWith("rs are a", a, rs, |types, context| types[0])))]
pub struct AOp {
    #[operand]
    a: Variadic<AnyType>,
    #[result]
    rs: Variadic<AnyType>,
}

fn main() {}
