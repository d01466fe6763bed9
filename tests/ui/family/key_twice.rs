//! A key that the template has already.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test, verify)]
    struct Unary<T> {
        #[operand]
        value: T,
    }

    /// Adds.
    pub AddOp = Unary<AnyInteger>("add", verify);
}

impl AddOp {
    fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
