//! G03, G06: a constraint that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    x: NoSuchType,
}

fn main() {}
