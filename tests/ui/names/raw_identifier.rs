//! `r#x` and `x` are one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    x: AnyType,
    #[operand]
    r#x: AnyType,
}

fn main() {}
