//! A list of traits lists traits.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

struct Inner;

impl OpTrait for Inner {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Inner").listing(&[Pure::SCHEMA]);
}

struct Outer;

impl OpTrait for Outer {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Outer").listing(&[Inner::SCHEMA]);
}

/// An operation.
#[op(D, "a", traits(Outer))]
pub struct AOp {}

fn main() {}
