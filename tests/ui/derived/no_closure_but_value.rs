//! O25: an expression that is no closure.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[derived(Type::I1)]
    x: Type,
}

fn main() {}
