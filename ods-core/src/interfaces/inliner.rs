//! Inlining, as dialects permit it.

use crate::entity::{Block, Operation, Region, Type, Value};
use crate::error::Error;
use crate::ir::{Ir, OpBuilder, Values};
use crate::schema::dialect_interface::DialectImplements;
use crate::schema::{DialectInterface, InterfaceKind, InterfaceSchema};

/// Dialects whose operations inlining may copy to another place, and whose calls and terminators it may replace.
/// Corresponds to MLIR's `DialectInlinerInterface`.
///
/// The operations of a dialect without this interface are not inlined.
pub trait DialectInlinerInterface: Send + Sync {
    /// Returns whether this dialect's `call` may be replaced by the body of `callable`. By default, it may not.
    fn may_inline_call(&self, ir: &Ir, call: Operation, callable: Operation) -> bool {
        let _ = (ir, call, callable);
        false
    }

    /// Returns whether blocks of `source` may be put into `target`, a region of this dialect's operation. By default,
    /// they may not.
    fn may_inline_into(&self, ir: &Ir, target: Region, source: Region) -> bool {
        let _ = (ir, target, source);
        false
    }

    /// Returns whether this dialect's operation may be put into `target`. By default, it may not.
    fn may_inline_op(&self, ir: &Ir, op: Operation, target: Region) -> bool {
        let _ = (ir, op, target);
        false
    }

    /// Returns whether the operations inside this dialect's operation are asked too. By default, they are.
    fn may_inline_depends_on_body(&self, ir: &Ir, op: Operation) -> bool {
        let _ = (ir, op);
        true
    }

    /// Returns whether this dialect's terminator of a body returns to the caller. By default, it does unless it has
    /// successors. The code after a call of a body that never returns is unreachable.
    fn returns(&self, ir: &Ir, terminator: Operation) -> bool {
        ir.num_successors(terminator) == 0
    }

    /// Returns the values that this dialect's terminator of an inlined body passes to the caller. By default, these are
    /// its operands.
    fn returned_values(&self, ir: &Ir, terminator: Operation) -> Values {
        ir.operands(terminator).collect()
    }

    /// Replaces this dialect's terminator of an inlined block, if it leaves the body, with a branch to `target` that
    /// passes the returned values. By default, it stays.
    ///
    /// # Errors
    /// Returns an error if the branch cannot be built.
    fn replace_by_branch(&self, ir: &mut Ir, terminator: Operation, target: Block) -> Result<(), Error> {
        let _ = (ir, terminator, target);
        Ok(())
    }

    /// Converts an argument or a result between the types of the call and of the callable; `None` if it cannot be done.
    /// By default, such calls are not inlined.
    fn convert_call_value(&self, b: &mut OpBuilder<'_>, value: Value, ty: Type) -> Option<Value> {
        let _ = (b, value, ty);
        None
    }
}

impl DialectInterface for dyn DialectInlinerInterface {
    const SCHEMA: &'static InterfaceSchema = &InterfaceSchema {
        docs: &[" Permits inlining of a dialect's operations."],
        ..InterfaceSchema::new::<dyn DialectInlinerInterface>(InterfaceKind::Dialect, "DialectInlinerInterface")
    };
}

impl<D: DialectInlinerInterface> DialectImplements<D> for dyn DialectInlinerInterface {
    fn of(dialect: &'static D) -> &'static Self {
        dialect
    }
}
