//! A parametric trait in parentheses.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(SingleBlockImplicitTerminator(YieldOp)))]
pub struct AOp {
    #[region]
    r: AnyRegion,
}

fn main() {}
