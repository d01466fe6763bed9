//! A region verifier of an operation without regions.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify_regions)]
pub struct AOp {}

impl AOp {
    fn verify_regions(self, _: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
