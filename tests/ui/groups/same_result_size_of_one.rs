//! A length for one result group only.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(SameVariadicResultSize))]
pub struct AOp {
    #[result]
    a: Variadic<AnyType>,
}

fn main() {}
