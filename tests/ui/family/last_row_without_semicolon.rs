//! The last row.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

op_family! {
    /// Has an operand.
    #[op(D)]
    struct One<T> {
        #[operand]
        x: T,
    }

    /// A.
    pub AOp = One<I32>("a")
}

fn main() {}
