//! The custom forms of the builtin operations.

use crate::attributes::StringAttr;
use crate::entity::Operation;
use crate::ir::Ir;
use crate::text::{OpAsmParser, OpAsmPrinter, OperationState, ParseResult, RegionForm};

const SYM_NAME: &str = "sym_name";

/// Parses `module @name attributes {...} {...}`.
pub(super) fn parse_module(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
    parser.parse_optional_symbol_name_into(state, SYM_NAME)?;
    parser.parse_optional_attr_dict_with_keyword(state)?;
    let mut body = parser.parse_region(&[])?;
    parser.ensure_block(&mut body)?;
    state.regions.push(body);
    Ok(())
}

pub(super) fn print_module(ir: &Ir, op: Operation, printer: &mut OpAsmPrinter<'_>) {
    let entries = printer.attributes_of(op);
    match ir.inherent_named(op, SYM_NAME).and_then(|name| name.cast::<StringAttr>(ir.context())) {
        Some(name) => {
            printer.print(' ');
            printer.print_symbol_name(name.bytes(ir.context()));
            printer.print_optional_attr_dict_with_keyword(&entries, &[SYM_NAME]);
        }
        None => printer.print_optional_attr_dict_with_keyword(&entries, &[]),
    }
    printer.print(' ');
    if let Some(body) = ir.region(op, 0) {
        printer.print_region(body, RegionForm::FULL);
    }
}

/// Parses `unrealized_conversion_cast %a, %b : i32, i64 to f32`.
pub(super) fn parse_cast(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
    let location = parser.location();
    let operands = parser.parse_operand_list(crate::text::Delimiter::None)?;
    let types = if operands.is_empty() { Vec::new() } else { parser.parse_colon_type_list()? };
    parser.parse_keyword("to")?;
    state.types = parser.parse_type_list()?;
    parser.parse_optional_attr_dict(state)?;
    parser.resolve_operands(&operands, &types, location, &mut state.operands)
}

pub(super) fn print_cast(ir: &Ir, op: Operation, printer: &mut OpAsmPrinter<'_>) {
    if ir.num_operands(op) > 0 {
        printer.print(' ');
        printer.print_operands(ir.operands(op));
        printer.print(" : ");
        printer.print_types_of(ir.operands(op));
    }
    printer.print(" to ");
    printer.print_types_of(ir.results(op));
    let entries = printer.attributes_of(op);
    printer.print_optional_attr_dict(&entries, &[]);
}
