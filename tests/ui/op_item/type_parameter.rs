//! A type parameter.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp<T> {
    #[operand]
    x: T,
}

fn main() {}
