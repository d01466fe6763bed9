//! Several fields that the format lacks.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("now"))]
pub struct AOp {
    #[operand]
    value: I<64>,
    #[region]
    body: AnyRegion,
    #[property]
    count: i64,
}

fn main() {}
