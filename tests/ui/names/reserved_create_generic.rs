//! A field with the name of a function that every operation has.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    create_generic: AnyType,
}

fn main() {}
