//! A verifier of symbol uses that looks for the tables itself.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify_symbol_uses)]
pub struct AOp {
    #[attr]
    callee: FlatSymbolRefAttr,
}

impl AOp {
    fn verify_symbol_uses(self, _: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
