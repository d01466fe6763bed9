//! What `custom<F>(...)` of the dialect's formats stands for.

use crate::entity::Operation;
use crate::ir::Ir;
use crate::schema::TypesOf;
use crate::text::{AsmParser, Delimiter, FormatState, OpAsmPrinter, ParseResult, RegionForm};

use super::dialect::int;

/// `x of ys : type, types`
pub(super) fn parse_list(parser: &mut AsmParser<'_>, state: &mut FormatState) -> ParseResult<()> {
    let first = parser.parse_operand()?;
    parser.parse_keyword("of")?;
    let rest = parser.parse_operand_list(Delimiter::Paren)?;
    parser.parse_punctuation(":")?;
    let types = parser.parse_type_list()?;
    let Some((ty, types)) = types.split_first() else { return Err(parser.emit_error_here("expected a type")) };
    state.bind_operands(0, [first]);
    state.bind_operands(1, rest);
    state.bind_types(TypesOf::Operand(0), [*ty]);
    state.bind_types(TypesOf::Operand(1), types.iter().copied());
    Ok(())
}

pub(super) fn print_list(ir: &Ir, op: Operation, printer: &mut OpAsmPrinter<'_>) {
    let operands: Vec<_> = ir.operands(op).collect();
    printer.print_operand(operands[0]);
    printer.print(" of (");
    printer.print_operands(&operands[1..]);
    printer.print(") : ");
    printer.print_types_of(&operands);
}

/// A number, unless the keyword `once` is next.
pub(super) fn parse_number(parser: &mut AsmParser<'_>, state: &mut FormatState) -> ParseResult<()> {
    let number = parser.parse_optional_integer::<i64>()?;
    let number = number.map(|number| int(parser.context(), number));
    state.bind_attribute(0, number);
    Ok(())
}

pub(super) fn print_number(ir: &Ir, op: Operation, printer: &mut OpAsmPrinter<'_>) {
    if let Some(value) = ir.inherent(op, 0) {
        printer.print_attribute_without_type(value);
    }
}

/// A region, whose argument is given by the operands that were read.
pub(super) fn parse_body(parser: &mut AsmParser<'_>, state: &mut FormatState) -> ParseResult<()> {
    let count = state.operands(1).len();
    let body = parser.parse_region(&[])?;
    if body.is_empty() && count > 1 {
        return Err(parser.emit_error_here("many operands need a body"));
    }
    state.bind_regions(0, [body]);
    Ok(())
}

pub(super) fn print_body(ir: &Ir, op: Operation, printer: &mut OpAsmPrinter<'_>) {
    if let Some(region) = ir.region(op, 0) {
        printer.print_region(region, RegionForm::FULL);
    }
}
