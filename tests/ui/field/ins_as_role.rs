//! O27, O31: TableGen's `ins`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[ins]
    x: AnyType,
}

fn main() {}
