//! Code in a string, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(PredOpTrait("words", CPred("$a == Type::I1"))))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
