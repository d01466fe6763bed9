//! A template and a row that have a list twice.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test, traits(Pure), traits(Commutative))]
    struct Binary<T> {
        #[operand]
        lhs: T,
        #[operand]
        rhs: T,
        #[result]
        result: T,
    }

    /// Adds.
    pub AddOp = Binary<AnyInteger>("add");

    /// Multiplies.
    pub MulOp = Binary<AnyInteger>("mul", traits(Commutative), traits(Idempotent));
}

fn main() {}
