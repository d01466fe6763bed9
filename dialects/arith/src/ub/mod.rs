//! The `ub` dialect: immediate and deferred undefined behavior.

mod attributes;
pub(crate) mod exec;
mod ops;
mod remove_dead_values;

pub use attributes::{PoisonAttr, PoisonAttrInterface};
pub use ops::{PoisonOp, UnreachableOp};
pub use remove_dead_values::RemoveDeadValues;

use ods::prelude::*;

/// Undefined behavior: immediate (`ub.unreachable`), or deferred to the use of a value (`ub.poison`).
#[dialect(
    name = "ub",
    ops(PoisonOp, UnreachableOp),
    attrs(PoisonAttr),
    interfaces(DialectInlinerInterface),
    semantics,
    hooks
)]
pub struct Ub;

impl DialectInlinerInterface for Ub {
    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }

    fn returns(&self, ir: &Ir, terminator: Operation) -> bool {
        !ir.isa::<UnreachableOp>(terminator)
    }
}

impl DialectHooks for Ub {
    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        PoisonOp::materialize(b, value, ty).map(PoisonOp::operation)
    }
}
