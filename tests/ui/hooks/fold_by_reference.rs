//! A fold that takes a reference.

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
    fn fold(&self, _: &mut Ir, _: &Constants<'_>) -> Option<Value> {
        None
    }
}

fn main() {}
