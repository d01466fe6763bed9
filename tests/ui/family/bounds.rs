//! Parameters with what parameters do not have.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test)]
    struct Unary<'a, T: Clone, U = AnyType, const N: usize = 1>
    where
        T: Clone,
    {
        #[operand]
        value: T,
        #[operand]
        other: U,
        #[attr(default = N)]
        count: I64Attr,
    }

    /// Adds.
    pub AddOp = Unary<AnyInteger, AnyType, 1>("add");
}

fn main() {}
