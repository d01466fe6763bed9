//! `PredOpTrait` without code.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(PredOpTrait("words")))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
