//! A function that would change the IR.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify)]
pub struct AOp {}

impl AOp {
    fn verify(self, _: &mut Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
