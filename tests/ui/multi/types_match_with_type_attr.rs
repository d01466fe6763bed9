//! The type that an attribute holds is not its type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(TypesMatchWith("words", held, a, |ty, _| ty)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[attr]
    held: TypeAttr,
}

fn main() {}
