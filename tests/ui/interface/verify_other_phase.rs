//! A verifier at no time.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    #[verify(blocks)]
    fn check(&self, ir: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
