//! A parameter that stands nowhere.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test)]
    struct Unary<T, U> {
        #[operand]
        value: T,
    }

    /// Adds.
    pub AddOp = Unary<AnyInteger, AnyFloat>("add");
}

fn main() {}
