//! A trait in a list wants another one, which is neither in the list nor beside it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", ops(AOp, BOp))]
pub struct D;

struct Needy;

impl OpTrait for Needy {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Needy").requiring(&[Commutative::SCHEMA]);
}

struct Both;

impl OpTrait for Both {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Both").listing(&[Pure::SCHEMA, Needy::SCHEMA]);
}

/// Lacks it.
#[op(D, "a", traits(Both))]
pub struct AOp {}

/// Has it.
#[op(D, "b", traits(Both, Commutative))]
pub struct BOp {
    #[operand]
    lhs: I32,
    #[operand]
    rhs: I32,
}

fn main() {}
