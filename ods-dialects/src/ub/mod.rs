//! The `ub` dialect: immediate and deferred undefined behavior.

mod attributes;
mod ops;

pub use attributes::{PoisonAttr, PoisonAttrInterface};
pub use ops::{PoisonOp, UnreachableOp};

use ods::prelude::*;

/// Undefined behavior: immediate (`ub.unreachable`), or deferred to the use of a value (`ub.poison`).
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
