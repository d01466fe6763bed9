//! O40: two builders that nobody can tell apart.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", builders(of))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

impl AOp<Draft> {
    pub fn of(a: Value) -> Self {
        Self::new(a)
    }

    pub fn of(b: Value) -> Self {
        Self::new(b)
    }
}

fn main() {}
