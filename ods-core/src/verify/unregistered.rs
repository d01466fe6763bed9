//! Rules about unregistered operations.

use crate::diagnostic::Diagnostic;
use crate::entity::Operation;
use crate::ir::Ir;

/// Checks that the operation may be unregistered: a registered dialect has no operations but its own unless it allows
/// unknown ones, and other dialects must be accepted by the context.
pub(super) fn check(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let context = ir.context();
    let info = ir.op_info(op);
    if let Some(schema) = info.schema() {
        let message = "is registered in another context; register its dialect in this one";
        return if context.is_registered(schema) { Ok(()) } else { Err(ir.op_error(op, message)) };
    }
    if let Some(dialect) = context.dialect(info.dialect()) {
        if dialect.hooks.is_some_and(|hooks| hooks.allows_unknown_operations()) {
            return Ok(());
        }
        let (name, dialect) = (info.name(), info.dialect());
        let message = format!(
            "unregistered operation '{name}' found in dialect ('{dialect}') that does not allow unknown operations"
        );
        return Err(ir.error(op, message));
    }
    if context.allows_unregistered_dialects() {
        return Ok(());
    }
    let message = "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on \
                   the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used";
    Err(ir.op_error(op, message))
}
