//! `scf.reduce`: regions that may be missing, before the dictionary. `{` begins either.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($reductions attr_dict))]
pub struct AOp {
    #[region]
    reductions: Variadic<AnyRegion>,
}

fn main() {}
