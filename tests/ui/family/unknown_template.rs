//! G03: a row of a template that is not there.

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
    pub AddOp = Binary<AnyInteger>("add");
    /// Subtracts.
    pub SubOp = Binery<AnyInteger>("sub");
}

fn main() {}
