//! A row with what the template has.

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
    #[op(Test, "add")]
    pub AddOp = Binary<AnyInteger>("add");
}

fn main() {}
