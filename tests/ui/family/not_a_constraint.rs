//! An argument that is no constraint: the compiler says so at the row.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test, traits(Pure))]
    struct Binary<T> {
        #[operand]
        lhs: T,
        #[operand]
        rhs: T,
        #[result]
        result: T,
    }

    /// Adds.
    pub AddOp = Binary<i32>("add");
}

fn main() {}
