//! O67: a variadic operand, and two variadic results.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    a: Variadic<AnyType>,
    #[result]
    b: Variadic<AnyType>,
    #[result]
    c: Variadic<AnyType>,
}

fn main() {}
