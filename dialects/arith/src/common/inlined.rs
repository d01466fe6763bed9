//! The replacement of an operation by the operations of one of its regions.

use ods::prelude::*;

/// Moves the operations of a region of one block in front of the operation, which gets the operands of its terminator
/// for its results, and goes. The values replace the arguments of the region.
///
/// # Errors
/// Returns `NoMatch`, and changes nothing, if the region has no operations or not as many arguments, or if one of the
/// values is a result of the operation, as is allowed in graph regions and in unreachable code.
pub fn inline_region(ir: &mut Ir, op: Operation, region: Region, arguments: &[Value]) -> RewriteResult {
    let block = ir.entry_block(region).ok_or(NoMatch)?;
    let terminator = ir.last_op(block).ok_or(NoMatch)?;
    let at = InsertionPoint::before(ir, op);
    let is_own = |value: Value| ir.defining_op(value) == Some(op);
    let takes_own = arguments.iter().copied().any(is_own) || ir.operands(terminator).any(is_own);
    if takes_own || !ir.inline_block(block, at, arguments) {
        return Err(NoMatch);
    }
    // They are read after the replacement, since they may have been arguments.
    let results: Values = ir.operands(terminator).collect();
    ir.replace_op(op, results)?;
    Ok(ir.erase(terminator)?)
}
