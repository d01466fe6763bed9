//! The custom forms of builtin operations, which are printed without verifying: whether one says all of an operation, which
//! may have anything.

use crate::entity::Operation;
use crate::ir::Ir;
use crate::schema::OpSchema;

/// Returns whether the custom form says all of the operation, which the definition is of.
pub(in crate::text::printer) fn fit(ir: &Ir, op: Operation, schema: &OpSchema) -> bool {
    if schema.regions.is_empty() { fit_cast(ir, op) } else { fit_module(ir, op) }
}

/// `unrealized_conversion_cast`: operands and results.
fn fit_cast(ir: &Ir, op: Operation) -> bool {
    ir.num_results(op) > 0 && ir.num_regions(op) + ir.num_successors(op) == 0
}

/// `module`: a block without arguments.
fn fit_module(ir: &Ir, op: Operation) -> bool {
    let nothing_else = ir.num_operands(op) + ir.num_results(op) + ir.num_successors(op) == 0;
    let body = ir.region(op, 0).filter(|region| ir.num_regions(op) == 1 && ir.has_one_block(*region));
    let entry = body.and_then(|region| ir.entry_block(region));
    nothing_else && entry.is_some_and(|block| ir.num_arguments(block) == 0)
}
