//! `TypeIs` with a Rust type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(TypeIs(a, u32)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
