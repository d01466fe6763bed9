//! A template whose `#[op]` begins with a key.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(traits(Pure))]
    struct Unary<T> {
        #[operand]
        value: T,
    }

    /// Adds.
    pub AddOp = Unary<AnyInteger>("add");
}

fn main() {}
