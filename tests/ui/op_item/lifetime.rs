//! A lifetime, as in melior.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp<'c> {
    #[operand]
    x: AnyType,
}

fn main() {}
