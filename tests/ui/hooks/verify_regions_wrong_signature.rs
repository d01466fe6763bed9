//! A region verifier that returns whether all is well.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify_regions)]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

impl AOp {
    fn verify_regions(self, _: &Ir) -> bool {
        true
    }
}

fn main() {}
