//! O18: two result groups of variable length.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[result]
    a: Variadic<AnyType>,
    #[result]
    b: Variadic<AnyType>,
}

fn main() {}
