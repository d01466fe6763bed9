//! A fold that returns a number, which is no attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", fold)]
pub struct AOp {
    #[result]
    result: AnyType,
}

impl AOp {
    fn fold(self, _: &mut Ir, _: &Constants<'_>) -> Option<i64> {
        Some(1)
    }
}

fn main() {}
