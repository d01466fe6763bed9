//! `$name` of a region.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(PredOpTrait("words", CPred($body == Type::I1))))]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

fn main() {}
