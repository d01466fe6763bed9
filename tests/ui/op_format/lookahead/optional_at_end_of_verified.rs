//! What is missing at the end is not for a verifier to say.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify, format(($o^)? attr_dict))]
pub struct AOp {
    #[operand]
    o: Optional<I<32>>,
}

impl AOp {
    fn verify(self, _ir: &Ir) -> Result<(), Diagnostic> {
        Ok(())
    }
}

fn main() {}
