//! A value behind the role.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property = 5]
    x: i64,
}

fn main() {}
