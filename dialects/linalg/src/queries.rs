//! The bodies of the default methods of `LinalgOp`, which are compiled once here and not for each operation.

use ods::prelude::*;

use super::structure::shape_of;
use super::{IndexOp, IteratorType};

/// Returns the block of the operation's only region.
pub(super) fn payload(ir: &Ir, op: Operation) -> Option<Block> {
    ir.entry_block(ir.region(op, 0)?)
}

pub(super) fn are_all_parallel(kinds: &[IteratorType]) -> bool {
    kinds.iter().all(|kind| *kind == IteratorType::Parallel)
}

/// Returns the sizes of an operand; none for scalars.
pub(super) fn operand_shape(ir: &Ir, op: Operation, operand: usize) -> &[i64] {
    ir.operand(op, operand).map_or(&[], |operand| shape_of(ir, operand))
}

/// Returns whether the operand is neither a tensor nor a buffer.
pub(super) fn is_scalar(ir: &Ir, op: Operation, operand: usize) -> bool {
    let ty = ir.operand(op, operand).map(|operand| ir.value_type(operand));
    ty.is_some_and(|ty| !ty.isa::<TensorType>(ir.context()) && !ty.isa::<BaseMemRefType>(ir.context()))
}

/// Returns whether the argument of the body at this position is used.
pub(super) fn has_used_argument(ir: &Ir, body: Option<Block>, position: usize) -> bool {
    let argument = body.and_then(|body| ir.argument(body, position));
    argument.is_some_and(|argument| ir.has_uses(argument))
}

/// Returns whether the body uses indices of loops.
pub(super) fn uses_indices(ir: &Ir, body: Option<Block>) -> bool {
    body.is_some_and(|body| ir.block_ops(body).any(|op| ir.isa::<IndexOp>(op)))
}

/// Returns the size of each loop, from operands and their dimensions.
pub(super) fn loop_sizes(ir: &Ir, op: Operation, sources: &[(usize, usize)]) -> Option<Vec<i64>> {
    sources.iter().map(|(operand, dim)| operand_shape(ir, op, *operand).get(*dim).copied()).collect()
}
