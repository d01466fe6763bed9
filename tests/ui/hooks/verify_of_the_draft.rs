//! A verifier in the `impl` where builders are.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify)]
pub struct AOp {}

impl AOp<Draft> {
    pub fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
