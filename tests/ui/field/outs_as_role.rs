//! O28: TableGen's `outs`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[outs]
    x: AnyType,
}

fn main() {}
