//! A list that may be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property]
    xs: Optional<Variadic<i64>>,
}

fn main() {}
