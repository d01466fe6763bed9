//! O22: a field without a name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    _: AnyType,
}

fn main() {}
