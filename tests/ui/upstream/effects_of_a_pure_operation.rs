//! `acc.cache`: an operation without memory effects has one on an operand.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Pure))]
pub struct AOp {
    #[operand(effects(MemRead))]
    var: AnyType,
}

fn main() {}
