//! Further fields, and the next row.

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
    pub AOp = One<I32>("a") {
        #[operand]
        y: I32,
    }

    /// B.
    pub BOp = One<I32>("b");
}

fn main() {}
