//! A field with the name of the verifier.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify)]
pub struct AOp {
    #[operand]
    verify: AnyType,
}

impl AOp {
    fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
