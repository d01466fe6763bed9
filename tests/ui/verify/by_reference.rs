//! A function that takes a reference.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify)]
pub struct AOp {}

impl AOp {
    fn verify(&self, _: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
