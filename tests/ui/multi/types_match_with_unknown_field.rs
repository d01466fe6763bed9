//! O59: a field that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(TypesMatchWith("words", a, zz, |ty, _| ty)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
