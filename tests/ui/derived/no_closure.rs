//! A derived attribute that nothing computes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[derived]
    x: Type,
}

fn main() {}
