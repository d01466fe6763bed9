//! 52 operations have a result without a name, which would have no accessor.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[result]
    _: AnyInteger,
}

fn main() {}
