//! What changes a group, as a field.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[attr]
    xs_mut: I32Attr,
}

fn main() {}
