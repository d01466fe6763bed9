//! O14: segments where one group suffices.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AttrSizedResultSegments))]
pub struct AOp {
    #[result]
    a: Variadic<AnyType>,
}

fn main() {}
