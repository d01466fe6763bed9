//! The bodies of `linalg.map` and `linalg.reduce`: in full, or as the name of a single operation in braces.

use ods::ir::OperationParts;
use ods::prelude::*;

use super::YieldOp;
use super::forms::{OperandTypes, add_arguments, print_operands};
use ods_arith::arith::{FastMathFlags, FastMathFlagsAttr};

/// The order of the operands of the only operation of a body.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OperandOrder {
    /// The arguments for the inputs, without that for the output.
    Inputs,
    /// The argument for the output, followed by those for the inputs.
    OutputFirst,
}

/// The name and the attributes of the only operation of a body.
pub(super) struct Short {
    name: ods::OpName,
    attributes: Vec<NamedAttribute>,
}

/// Parses `{ name {attributes} }`, if the brace is next.
pub(super) fn parse_short(parser: &mut OpAsmParser<'_>) -> ParseResult<Option<Short>> {
    if !parser.parse_optional_punctuation("{")? {
        return Ok(None);
    }
    let name = parser.parse_custom_operation_name()?;
    let attributes = parser.parse_optional_attr_dict_entries()?;
    parser.parse_punctuation("}")?;
    Ok(Some(Short { name, attributes }))
}

/// Parses the arguments and the body in full, or creates that of the short form.
pub(super) fn parse_body(
    parser: &mut OpAsmParser<'_>,
    state: &mut OperationState<'_>,
    short: Option<Short>,
    (operands, order): (&OperandTypes, OperandOrder),
) -> ParseResult<()> {
    let region = match short {
        None => {
            let arguments = parser.parse_argument_list(Delimiter::Paren, ArgumentParts::ALL)?;
            parser.parse_region(&arguments)?
        }
        Some(short) => create_body(parser, short, (operands, order))?,
    };
    state.regions.push(region);
    Ok(())
}

fn create_body(
    parser: &mut OpAsmParser<'_>,
    short: Short,
    (operands, order): (&OperandTypes, OperandOrder),
) -> ParseResult<ParsedRegion> {
    let mut region = parser.empty_region();
    let elements = operands.elements(parser.context());
    let (Some(result), true) = (elements.last().copied(), order != OperandOrder::Inputs || operands.len() > 0) else {
        return Ok(region);
    };
    parser.ensure_block(&mut region)?;
    let (Some(block), location) = (region.entry(), parser.name_location()) else { return Ok(region) };
    let ir = parser.ir_mut();
    let mut arguments = add_arguments(ir, block, elements.iter().map(|ty| (*ty, Location::UNKNOWN)));
    match order {
        OperandOrder::Inputs => arguments.truncate(elements.len() - 1),
        OperandOrder::OutputFirst => arguments.rotate_right(1),
    }
    let created = create(ir, block, short, (&arguments, result, location));
    created.map_err(|message| parser.emit_error(location, message))?;
    Ok(region)
}

/// Creates the operation and the terminator.
fn create(
    ir: &mut Ir,
    block: Block,
    short: Short,
    (operands, result, location): (&[Value], Type, Location),
) -> Result<(), String> {
    let at = InsertionPoint::end_of(block);
    let op = match ir.context().op_info(short.name).schema() {
        Some(schema) => {
            let draft = Draft::generic(schema, ir.context(), &[result], operands, &short.attributes);
            draft.create(ir, at, location).map_err(|error| error.to_string())?
        }
        None => {
            let attributes = DictionaryAttr::get(ir.context(), &short.attributes);
            let parts = OperationParts {
                operands,
                result_types: &[result],
                attributes,
                ..OperationParts::new(short.name, location)
            };
            ir.create_operation_at(&parts, at)
        }
    };
    let results: Vec<Value> = ir.results(op).collect();
    let mut b = OpBuilder::new(ir, at, location);
    b.insert(YieldOp::new(results)).map_err(|error| error.to_string())?;
    Ok(())
}

/// Returns the only operation of a body that has a short form.
fn short_payload(ir: &Ir, body: Block, order: OperandOrder) -> Option<Operation> {
    let [payload, end] = ir.block_ops(body).collect::<Vec<_>>()[..] else { return None };
    let mut arguments: Vec<Value> = ir.arguments(body).collect();
    match order {
        OperandOrder::Inputs => drop(arguments.pop()),
        OperandOrder::OutputFirst if !arguments.is_empty() => arguments.rotate_left(1),
        OperandOrder::OutputFirst => {}
    }
    let takes_arguments = ir.num_operands(payload) > 0 && ir.operands(payload).eq(arguments);
    let end = ir.cast::<YieldOp>(end)?.values(ir);
    let yields_result = matches!(end[..], [value] if ir.defining_op(value) == Some(payload));
    (takes_arguments && yields_result).then_some(payload)
}

/// Prints the short form of the body before the operands, or the whole body after them. `print_attributes` prints the
/// parts in between.
pub(super) fn print(
    ir: &Ir,
    printer: &mut OpAsmPrinter<'_>,
    op: Operation,
    order: OperandOrder,
    print_attributes: impl FnOnce(&mut OpAsmPrinter<'_>),
) {
    let Some((region, body)) = ir.region(op, 0).and_then(|region| Some((region, ir.entry_block(region)?))) else {
        return;
    };
    let short = short_payload(ir, body, order);
    if let Some(payload) = short {
        print_short(ir, printer, payload);
    }
    if let Some(style) = ir.interface::<dyn DestinationStyleOpInterface>(op) {
        print_operands(ir, printer, &style.dps_inputs(ir), &style.dps_inits(ir));
    }
    print_attributes(printer);
    if short.is_some() {
        return;
    }
    printer.increase_indent();
    printer.print_newline();
    printer.print('(');
    printer.print_list(ir.arguments(body), |printer, argument| printer.print_region_argument(argument, &[]));
    printer.print(") ");
    printer.print_region(region, RegionForm::FULL.without_entry_arguments());
    printer.decrease_indent();
}

fn print_short(ir: &Ir, printer: &mut OpAsmPrinter<'_>, payload: Operation) {
    let context = ir.context();
    printer.print(format_args!(" {{ {}", ir.name_str(payload)));
    let entries = printer.attributes_of(payload);
    let has_no_flags = |entry: &&NamedAttribute| {
        let flags = entry.value.cast::<FastMathFlagsAttr>(context);
        flags.is_some_and(|flags| flags.value(context) == FastMathFlags::None)
    };
    let hidden: Vec<&str> =
        entries.iter().find(has_no_flags).map(|entry| context.str(entry.name)).into_iter().collect();
    printer.print_optional_attr_dict(&entries, &hidden);
    printer.print(" }");
}
