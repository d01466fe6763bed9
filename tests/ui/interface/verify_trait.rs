//! I02: A verifier by its name.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    fn verify_trait(&self, ir: &Ir) -> Result<(), Diagnostic>;
}

fn main() {}
