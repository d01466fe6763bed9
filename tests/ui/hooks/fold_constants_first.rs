//! A fold that takes the constants before the IR.

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
    fn fold(self, _: &Constants<'_>, _: &mut Ir) -> Option<Value> {
        None
    }
}

fn main() {}
