//! O38, O62: a field with the name of another's setter.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    value: AnyType,
    #[attr]
    set_value: I32Attr,
}

fn main() {}
