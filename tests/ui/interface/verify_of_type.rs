//! A verifier of types.

use ods::prelude::*;

/// Has methods.
#[type_interface]
pub trait Has {
    #[verify]
    fn check(&self, context: &Context) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
