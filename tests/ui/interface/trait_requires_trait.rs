//! O11: A trait that requires another.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Ends its block.
pub struct Last;

impl OpTrait for Last {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Last").requiring(&[Terminator::SCHEMA]);
}

/// An operation.
#[op(D, "a", traits(Last))]
pub struct AOp {}

/// The dialect that has it.
#[dialect(name = "d", ops(AOp))]
pub struct E;

fn main() {}
