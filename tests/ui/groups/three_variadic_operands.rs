//! Each one after the first is pointed out.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    a: Variadic<AnyType>,
    #[operand]
    b: Variadic<AnyType>,
    #[operand]
    c: Optional<AnyType>,
}

fn main() {}
