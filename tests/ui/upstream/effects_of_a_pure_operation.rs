//! `xegpu.atomic_rmw`: a pure operation has effects of its own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Pure), effects(MemRead))]
pub struct AOp {
    #[operand]
    mask: AnyType,
}

fn main() {}
