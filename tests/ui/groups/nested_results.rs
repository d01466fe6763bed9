//! O30: results as a list of groups.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[result]
    a: VariadicOfVariadic<AnyType>,
}

fn main() {}
