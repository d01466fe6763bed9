//! The `ub` dialect: behaviour that is undefined, at once or later.

mod attributes;
mod ops;

pub use attributes::{PoisonAttr, PoisonAttrInterface};
pub use ops::{PoisonOp, UnreachableOp};

use ods::prelude::*;

/// Behaviour that is undefined, at once (`ub.unreachable`) or when a value is used (`ub.poison`).
#[dialect(name = "ub", ops(PoisonOp, UnreachableOp), attrs(PoisonAttr), hooks)]
pub struct Ub;

impl DialectHooks for Ub {
    fn materialize_constant(
        &self,
        ir: &mut Ir,
        at: InsertionPoint,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Operation> {
        PoisonOp::materialize(ir, at, value, ty, location).map(PoisonOp::operation)
    }
}
