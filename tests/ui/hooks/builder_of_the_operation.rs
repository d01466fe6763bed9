//! A builder in the `impl` of the finished operation.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", builders(mine))]
pub struct AOp {
    #[attr]
    count: I64Attr,
}

impl AOp {
    pub fn mine() -> Self {
        Self::new(1)
    }
}

fn main() {}
