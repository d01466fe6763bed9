//! TableGen's `VariadicSuccessor`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator))]
pub struct AOp {
    #[successor]
    a: VariadicSuccessor<AnySuccessor>,
}

fn main() {}
