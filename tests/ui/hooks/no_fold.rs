//! The key without the function.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", fold)]
pub struct AOp {
    #[result]
    result: AnyType,
}

fn main() {}
