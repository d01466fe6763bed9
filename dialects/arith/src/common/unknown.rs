//! Operations of dialects that are not registered: nothing is known about them, so they are considered valid.

use ods::prelude::*;

/// Returns whether the dialect of the operation is not registered.
pub fn is_of_unknown_dialect(ir: &Ir, op: Operation) -> bool {
    ir.schema(op).is_none() && ir.context().dialect(ir.op_info(op).dialect()).is_none()
}
