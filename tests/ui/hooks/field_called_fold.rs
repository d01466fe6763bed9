//! A field that is called as a hook.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", fold)]
pub struct AOp {
    #[operand]
    fold: AnyType,
}

impl AOp {
    fn fold(self, _: &mut Ir, _: &Constants<'_>) -> FoldResult {
        FoldResult::No
    }
}

fn main() {}
