//! The dialect `iree`: attributes of functions, their arguments and their results.

use super::ods::prelude::*;

use ods_iree_abi::reflection::{Role, keys};

use super::function::Function;
use super::verify;

/// IREE's attributes of functions.
///
/// The dialect has no operations of its own; operations of other tools are accepted as they are. It verifies
/// `iree.reflection`.
#[dialect(name = "iree", hooks, crate = crate::ods)]
// Messages about a type that is not a dialect, or has no hooks, do not list this one.
#[diagnostic::do_not_recommend]
pub struct Iree;

#[diagnostic::do_not_recommend]
impl DialectHooks for Iree {
    fn verify_op_attribute(&self, ir: &Ir, op: Operation, attribute: NamedAttribute) -> Result<(), Diagnostic> {
        if ir.context().str(attribute.name) != keys::REFLECTION {
            return Ok(());
        }
        Function::of(ir, op).map_or(Ok(()), |function| verify::function(ir, &function, attribute.value))
    }

    fn verify_region_arg_attribute(
        &self,
        ir: &Ir,
        op: Operation,
        _region: usize,
        argument: usize,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        verify::partial(ir, op, Role::Argument, argument, attribute)
    }

    fn verify_region_result_attribute(
        &self,
        ir: &Ir,
        op: Operation,
        _region: usize,
        result: usize,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        verify::partial(ir, op, Role::Result, result, attribute)
    }

    fn allows_unknown_operations(&self) -> bool {
        true
    }
}
