//! O11: `Vectorizable` without `Elementwise`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Vectorizable))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[result]
    r: AnyType,
}

fn main() {}
