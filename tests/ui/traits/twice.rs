//! O60: a trait twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Commutative, Commutative))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
}

fn main() {}
