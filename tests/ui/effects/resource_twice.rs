//! An effect twice on one resource, which a path leads to.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

mod resources {
    /// A resource.
    #[derive(Debug)]
    pub struct Stack;
}

/// An operation.
#[op(D, "a")]
pub struct AOp {
    #[operand(effects(MemRead<resources::Stack>, MemRead<resources::Stack>))]
    a: AnyType,
}

fn main() {}
