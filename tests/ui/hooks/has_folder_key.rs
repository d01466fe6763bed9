//! The key of TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", hasFolder)]
pub struct AOp {
    #[result]
    result: AnyType,
}

fn main() {}
