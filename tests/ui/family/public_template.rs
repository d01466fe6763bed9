//! A template that looks like an item.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test)]
    pub struct Unary<T> {
        #[operand]
        value: T,
    }

    /// Adds.
    pub AddOp = Unary<AnyInteger>("add");
}

fn main() {}
