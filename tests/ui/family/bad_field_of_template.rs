//! A mistake in a template is told of once, however many rows there are.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test)]
    struct Unary<T> {
        #[operant]
        value: T,
    }

    /// Adds.
    pub AddOp = Unary<AnyInteger>("add");
    /// Subtracts.
    pub SubOp = Unary<AnyInteger>("sub");
}

fn main() {}
