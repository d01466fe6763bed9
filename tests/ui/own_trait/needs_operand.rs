//! the same mistake with a trait of the library and with one's own: the part that it is about is lacking

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

use ods::schema::{Need, OpTrait, TraitSchema};

struct OperandsAreFloatLike;

impl OpTrait for OperandsAreFloatLike {
    const SCHEMA: &'static TraitSchema =
        &TraitSchema::new::<Self>("OperandsAreFloatLike").needing(&[Need::Operand]);
}

/// X.
#[op(My, "x", traits(SameOperandsShape))]
pub struct XOp {}

/// Y.
#[op(My, "y", traits(OperandsAreFloatLike))]
pub struct YOp {}

fn main() {}
