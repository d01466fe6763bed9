//! The verifier of an operation with a mistake is not unused.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "", verify)]
pub struct AOp {
    #[operand]
    x: AnyType,
}

impl AOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let _ = self.x(ir);
        Ok(())
    }
}

fn main() {}
