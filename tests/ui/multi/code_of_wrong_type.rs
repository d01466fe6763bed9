//! Code that is no `bool`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(PredOpTrait("words", CPred($lhs))))]
pub struct AOp {
    #[operand]
    lhs: AnyType,
}

fn main() {}
