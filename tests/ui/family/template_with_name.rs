//! A template that has the name which rows have.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test, "unary")]
    struct Unary<T> {
        #[operand]
        value: T,
    }

    /// Adds.
    pub AddOp = Unary<AnyInteger>("add");
}

fn main() {}
