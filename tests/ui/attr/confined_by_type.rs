//! O66: a demand that is no attribute constraint.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: Confined<StrAttr, AnyFloat>,
}

fn main() {}
