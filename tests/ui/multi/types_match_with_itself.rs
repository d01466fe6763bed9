//! A field and itself.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(TypesMatchWith("words", a, a, |ty, _| ty)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
