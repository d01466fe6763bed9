//! The type of an attribute is its own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(TypesMatchWith("words", a, b, |ty, _| ty)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[attr]
    b: I32Attr,
}

fn main() {}
