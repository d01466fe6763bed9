//! What decides how an operation is cut up is said at the operation.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

struct Sized;

impl OpTrait for Sized {
    const SCHEMA: &'static TraitSchema =
        &TraitSchema::new::<Self>("Sized").listing(&[Pure::SCHEMA, AttrSizedOperandSegments::SCHEMA]);
}

/// An operation.
#[op(D, "a", traits(Sized))]
pub struct AOp {}

fn main() {}
