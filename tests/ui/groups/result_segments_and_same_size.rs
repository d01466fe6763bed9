//! O16: both traits that say how long result groups are.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AttrSizedResultSegments, SameVariadicResultSize))]
pub struct AOp {
    #[result]
    a: Variadic<AnyType>,
    #[result]
    b: Variadic<AnyType>,
}

fn main() {}
