//! `ElementTypeIs` with a constraint on attributes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(ElementTypeIs(a, I32Attr)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
