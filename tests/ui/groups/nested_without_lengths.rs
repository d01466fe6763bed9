//! O33: a list of groups without their lengths.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    a: VariadicOfVariadic<AnyType>,
}

fn main() {}
