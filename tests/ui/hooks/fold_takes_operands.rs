//! A fold that takes the operands' constants as a list, as MLIR's once did.

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
    fn fold(self, _: &[Option<Attribute>]) -> Option<Value> {
        None
    }
}

fn main() {}
