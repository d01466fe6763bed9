//! A trait with arguments twice, and an interface by a path.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "c")]
pub struct COp {
    #[region]
    body: AnyRegion,
}

#[op(
    D,
    "a",
    traits(HasParent<COp>, HasParent<COp>),
    interfaces(ods::prelude::MemoryEffectOpInterface, ods::prelude::MemoryEffectOpInterface)
)]
pub struct AOp {}

fn main() {}
