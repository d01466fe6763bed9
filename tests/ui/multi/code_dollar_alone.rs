//! `$` before no name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(PredOpTrait("words", CPred($ == Type::I1))))]
pub struct AOp {
    #[operand]
    lhs: AnyType,
}

fn main() {}
