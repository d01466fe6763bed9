//! A row without the name in the text format.

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
    pub AddOp = Binary<AnyInteger>(traits(Commutative));
    /// Subtracts.
    pub SubOp = Binary<AnyInteger>;
    /// Multiplies.
    pub MulOp = Binary<AnyInteger>();
}

fn main() {}
