//! O21: a variadic successor that is not the last.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator))]
pub struct AOp {
    #[successor]
    a: Variadic<AnySuccessor>,
    #[successor]
    b: AnySuccessor,
}

fn main() {}
