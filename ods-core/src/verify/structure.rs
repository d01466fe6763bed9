//! Rules about blocks, regions and terminators.

use crate::diagnostic::Diagnostic;
use crate::entity::{Block, Operation};
use crate::ir::Ir;
use crate::schema::TraitSet;
use crate::text::quoted_operation;

/// Checks that every operand and successor is in this IR, and that all parts of the operation belong to its context.
pub(super) fn check_alive(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    if !ir.context().has_op_name(ir.name(op)) {
        return Err(Diagnostic::error(ir.location(op), "operation has a name of another context"));
    }
    if !ir.operands(op).all(|value| ir.contains_value(value)) {
        return Err(ir.error(op, "null operand found"));
    }
    match ir.successors(op).all(|block| ir.contains_block(block)) {
        true => check_context(ir, op),
        false => Err(ir.error(op, "null successor found")),
    }
}

/// Checks that types and attributes belong to the context. Only handles that are out of range are reported: handles of
/// another context may be in range by chance.
fn check_context(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let context = ir.context();
    if !ir.operand_types(op).chain(ir.result_types(op)).all(|ty| context.has_type(ty)) {
        return Err(Diagnostic::error(ir.location(op), "operand or result has a type of another context"));
    }
    let slots = ir.op_info(op).attribute_slots() as usize;
    let mut attributes = (0..slots).filter_map(|slot| ir.inherent(op, slot)).chain([ir.attributes(op).into()]);
    match attributes.all(|attribute| context.has_attribute(attribute)) {
        true => Ok(()),
        false => Err(Diagnostic::error(ir.location(op), "operation has an attribute of another context")),
    }
}

/// Checks that the types of the block's arguments belong to the context.
pub(super) fn check_arguments(ir: &Ir, block: Block) -> Result<(), Diagnostic> {
    match ir.arguments(block).all(|argument| ir.context().has_type(ir.value_type(argument))) {
        true => Ok(()),
        false => {
            let location = ir.block_parent_op(block).map_or(crate::Location::UNKNOWN, |op| ir.location(op));
            Err(Diagnostic::error(location, "block argument has a type of another context"))
        }
    }
}

/// Checks the rules about an operation's regions that come before those about their contents.
pub(super) fn check_regions(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    let is_graph = ir.has_traits(op, TraitSet::GRAPH_REGION);
    for (i, region) in ir.regions(op).enumerate() {
        let Some(entry) = ir.entry_block(region) else { continue };
        if is_graph && !ir.has_one_block(region) {
            return Err(ir.op_error(op, format_args!("expects graph region #{i} to have 0 or 1 blocks")));
        }
        if ir.has_predecessors(entry) {
            let message = "entry block of region may not have predecessors";
            return Err(Diagnostic::error(ir.location(op), message));
        }
    }
    Ok(())
}

/// Returns whether the block does not need a terminator.
fn needs_no_terminator(ir: &Ir, block: Block) -> bool {
    let Some(region) = ir.block_region(block) else { return true };
    let parent = ir.region_parent(region);
    ir.has_one_block(region) && (ir.schema(parent).is_none() || ir.has_traits(parent, TraitSet::NO_TERMINATOR))
}

/// Checks that a block that needs a terminator is not empty.
pub(super) fn check_not_empty(ir: &Ir, block: Block) -> Result<(), Diagnostic> {
    if ir.first_op(block).is_some() || needs_no_terminator(ir, block) {
        return Ok(());
    }
    let location = ir.block_parent_op(block).map_or(crate::Location::UNKNOWN, |op| ir.location(op));
    Err(Diagnostic::error(location, "empty block: expect at least a terminator"))
}

/// Checks that an operation with successors is the last one of its block.
pub(super) fn check_branches_last(ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
    match ir.next_op(op).is_some() && ir.num_successors(op) > 0 {
        true => Err(ir.error(op, "operation with block successors must terminate its parent block")),
        false => Ok(()),
    }
}

/// Checks the rules about a block's end, once its operations are known to be valid.
pub(super) fn check_block_end(ir: &Ir, block: Block) -> Result<(), Diagnostic> {
    let Some(last) = ir.last_op(block) else { return Ok(()) };
    let region = ir.block_region(block);
    if ir.successors(last).any(|to| ir.contains_block(to) && ir.block_region(to) != region) {
        return Err(ir.op_error(last, "branching to block of a different region"));
    }
    let may_terminate = ir.schema(last).is_none() || ir.has_traits(last, TraitSet::TERMINATOR);
    if may_terminate || needs_no_terminator(ir, block) {
        return Ok(());
    }
    let text = quoted_operation(ir, last);
    Err(ir.error(last, format!("block with no terminator, has {text}")))
}
