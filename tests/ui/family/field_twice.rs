//! A field of a row that the template has already.

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
    pub AddOp = Binary<AnyInteger>("add") {
        #[attr]
        lhs: I32Attr,
    };
}

fn main() {}
