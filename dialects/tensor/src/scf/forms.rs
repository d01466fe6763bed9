//! Shared parts of custom forms, verifiers and builders.

use ods::prelude::*;

use super::YieldOp;
use ods_arith::common::bodies::Body;

/// Returns the form of a body in braces without its arguments, and with its terminator only if `terminator` is set.
pub(super) fn body_form(terminator: bool) -> RegionForm {
    let form = RegionForm::FULL.without_entry_arguments();
    if terminator { form } else { form.without_terminators() }
}

/// Writes `prefix(%argument = %value, ...)`, or nothing if there are no values.
pub(super) fn print_assignments(printer: &mut OpAsmPrinter<'_>, prefix: &str, arguments: &[Value], values: &[Value]) {
    if values.is_empty() {
        return;
    }
    printer.print(prefix);
    printer.print('(');
    for (i, (argument, value)) in arguments.iter().zip(values).enumerate() {
        printer.print(if i > 0 { ", " } else { "" });
        printer.print_operand(*argument);
        printer.print(" = ");
        printer.print_operand(*value);
    }
    printer.print(')');
}

/// Returns the arguments of a region's first block, from index `skip` on.
pub(super) fn arguments_from(ir: &Ir, region: Region, skip: usize) -> Values {
    let arguments = ir.entry_block(region).map(|block| ir.arguments(block).skip(skip).collect());
    arguments.unwrap_or_default()
}

/// Returns the last operation of a region's first block.
pub(super) fn last_op(ir: &Ir, region: Region) -> Option<Operation> {
    ir.last_op(ir.entry_block(region)?)
}

/// Returns the terminator of a region as a `T`, or an error message.
pub(super) fn terminator<T: Op>(ir: &Ir, op: Operation, region: Region, message: &str) -> Result<T, Diagnostic> {
    let last = last_op(ir, region);
    if let Some(found) = last.and_then(|last| ir.cast::<T>(last)) {
        return Ok(found);
    }
    let error = ir.op_error(op, message);
    Err(match last {
        Some(last) => error.note(ir.location(last), "terminator here"),
        None => error,
    })
}

/// Appends a block without arguments to the region; `body` returns the operands of its yield.
pub(super) fn fill_with_yield<V: IntoIterator<Item = Value>>(
    b: &mut OpBuilder<'_>,
    region: Region,
    body: impl FnOnce(&mut OpBuilder<'_>) -> ods::Result<V>,
) -> ods::Result {
    let inside = Body::add(b, region, []);
    let b = &mut b.at_end_of(inside.block);
    let yielded = body(b)?;
    b.insert(YieldOp::new(yielded))?;
    Ok(())
}
