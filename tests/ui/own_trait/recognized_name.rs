//! a trait with the name of one that the macro recognizes

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

use ods::schema::{OpTrait, TraitSchema};

pub struct SameTypeOperands;

impl OpTrait for SameTypeOperands {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("SameTypeOperands");
}

/// X.
#[op(My, "x", traits(SameTypeOperands), format($a "," $b attr_dict ":" type($a)))]
pub struct XOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
}

fn main() {}
