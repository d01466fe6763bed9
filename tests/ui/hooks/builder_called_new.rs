//! O40: a builder with the name of the one that is there.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    a: AnyType,
}

impl AOp<Draft> {
    pub fn new(a: Value) -> Self {
        unreachable!("{a:?}")
    }
}

fn main() {}
