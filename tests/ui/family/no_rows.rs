//! A template that nobody uses.

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

    #[op(Test)]
    struct Unary<T> {
        #[operand]
        value: T,
    }

    /// Adds.
    pub AddOp = Binary<AnyInteger>("add");
}

fn main() {}
