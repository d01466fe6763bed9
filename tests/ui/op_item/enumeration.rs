//! An enum.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub enum AOp {
    A,
}

fn main() {}
