//! A field with the name of what removes another.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: Optional<I64Attr>,
    #[operand]
    remove_x: AnyType,
}

fn main() {}
