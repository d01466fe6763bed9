//! A closure that computes no type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(TypesMatchWith("words", a, b, |_, _| 5)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[result]
    b: AnyType,
}

fn main() {}
