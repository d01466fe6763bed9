//! `TypesMatchWith` without a closure.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(TypesMatchWith("words", a, b)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[result]
    b: AnyType,
}

fn main() {}
