//! A verifier that nobody wrote.

use ods::prelude::*;

/// Has methods.
#[op_interface]
pub trait Has {
    #[verify]
    fn check(&self, ir: &Ir) -> Result<(), Diagnostic>;
}

fn main() {}
