//! `acc.cache`: an operation without memory effects reads.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(NoMemoryEffect))]
pub struct AOp {
    #[operand(effects(MemRead))]
    var: AnyType,
}

fn main() {}
