//! a verifier with another signature

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"), verify)]
pub struct XType {
    a: u32,
}

impl XType {
    fn verify(_: &Context, _: u64) -> Result<(), Invalid> {
        Ok(())
    }
}

fn main() {}
