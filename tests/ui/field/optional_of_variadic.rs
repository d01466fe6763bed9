//! `Optional` of a `Variadic`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[result]
    x: Optional<Variadic<AnyType>>,
}

fn main() {}
