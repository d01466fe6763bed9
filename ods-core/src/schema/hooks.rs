//! What a dialect decides by code of its own.

use std::fmt;

use crate::attributes::NamedAttribute;
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Location, Operation, Type};
use crate::ir::{InsertionPoint, Ir};

/// The hooks of a dialect: `#[dialect(..., hooks)]` says that its struct implements this. Every hook has a default,
/// which does nothing.
///
/// As the virtual methods of `mlir::Dialect`.
#[diagnostic::on_unimplemented(
    message = "the dialect `{Self}` has the key `hooks`, but no hooks",
    label = "expected `impl DialectHooks for {Self} {{ ... }}`"
)]
pub trait DialectHooks: Send + Sync {
    /// An operation at the place that makes the constant `value` of type `ty`: what folding needs where an operation
    /// folds to an attribute. `None` where the dialect has no operation for it.
    fn materialize_constant(
        &self,
        ir: &mut Ir,
        at: InsertionPoint,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Operation> {
        let _ = (ir, at, value, ty, location);
        None
    }

    /// Verifies a discardable attribute of this dialect (its name begins with the dialect's) on any operation.
    ///
    /// # Errors
    /// When the attribute may not be there, or not like this.
    fn verify_op_attribute(&self, ir: &Ir, op: Operation, attribute: NamedAttribute) -> Result<(), Diagnostic> {
        let _ = (ir, op, attribute);
        Ok(())
    }

    /// Verifies an attribute of this dialect on an argument of a region, as functions have them.
    ///
    /// # Errors
    /// When the attribute may not be there, or not like this.
    fn verify_region_arg_attribute(
        &self,
        ir: &Ir,
        op: Operation,
        region: usize,
        argument: usize,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        let _ = (ir, op, region, argument, attribute);
        Ok(())
    }

    /// Verifies an attribute of this dialect on a result of a region, as functions have them.
    ///
    /// # Errors
    /// When the attribute may not be there, or not like this.
    fn verify_region_result_attribute(
        &self,
        ir: &Ir,
        op: Operation,
        region: usize,
        result: usize,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        let _ = (ir, op, region, result, attribute);
        Ok(())
    }

    /// Brings IR that an older version of the dialect wrote to the present one.
    ///
    /// # Errors
    /// When there is no way from that version.
    fn upgrade(&self, ir: &mut Ir, top: Operation, from: (u32, u32)) -> Result<(), Diagnostic> {
        let _ = (ir, top, from);
        Ok(())
    }
}

impl fmt::Debug for dyn DialectHooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DialectHooks")
    }
}
