//! O41: a trait that should not be used any more.

#![deny(deprecated)]

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[deprecated(note = "use `Pure`")]
pub struct Old;

#[allow(deprecated)]
impl OpTrait for Old {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Old");
}

#[op(D, "a", traits(Old))]
pub struct AOp {}

fn main() {}
