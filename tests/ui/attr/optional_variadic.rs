//! A list that may be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    xs: Optional<Variadic<I64Attr>>,
}

fn main() {}
