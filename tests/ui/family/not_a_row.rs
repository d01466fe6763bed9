//! What is neither a template nor a row.

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
    pub enum AddOp {}
    /// Subtracts.
    pub SubOp = Binary<AnyInteger>("sub");
}

fn main() {}
