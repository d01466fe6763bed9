//! The textual form of the cases of a switch: `default: ^bb1, 42: ^bb2(%a : i32)`, one per line.

use ods::numeric::Int;
use ods::prelude::*;

/// A block, with the operands for its arguments and their types.
type Destination = (Block, Vec<UnresolvedOperand>, Vec<Type>);

/// The parsed cases: the default, then the values, blocks, operands and types.
type Cases = (
    Block,
    Vec<UnresolvedOperand>,
    Vec<Type>,
    Option<DenseElementsAttr>,
    Vec<Block>,
    Vec<Vec<UnresolvedOperand>>,
    Vec<Vec<Type>>,
);

pub(super) fn parse(parser: &mut OpAsmParser<'_>, flag: Type) -> ParseResult<Cases> {
    parser.parse_keyword("default")?;
    // As in MLIR, no result number (`%a#1`) may follow the default.
    let read = |parser: &mut OpAsmParser<'_>| parser.parse_unnumbered_operand_list(Delimiter::None);
    let (default, default_operands, default_types) = parse_destination(parser, read)?;
    let (mut values, mut blocks, mut operands, mut types) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    while parser.parse_optional_punctuation(",")? {
        values.push(parser.parse_integer::<i64>()?);
        let read = |parser: &mut OpAsmParser<'_>| parser.parse_operand_list(Delimiter::None);
        let (block, case_operands, case_types) = parse_destination(parser, read)?;
        blocks.push(block);
        operands.push(case_operands);
        types.push(case_types);
    }
    let values = case_values(parser.context(), flag, &values);
    Ok((default, default_operands, default_types, values, blocks, operands, types))
}

/// Parses `: ^bb1(%a : i32)`; `read` parses the values.
fn parse_destination(
    parser: &mut OpAsmParser<'_>,
    read: impl FnOnce(&mut OpAsmParser<'_>) -> ParseResult<Vec<UnresolvedOperand>>,
) -> ParseResult<Destination> {
    parser.parse_punctuation(":")?;
    let block = parser.parse_successor()?;
    if !parser.parse_optional_punctuation("(")? {
        return Ok((block, Vec::new(), Vec::new()));
    }
    let operands = read(parser)?;
    let types = parser.parse_colon_type_list()?;
    parser.parse_punctuation(")")?;
    Ok((block, operands, types))
}

/// Returns the values as a vector of the flag's type, truncated to its width, or nothing if there are no cases.
fn case_values(context: &Context, flag: Type, values: &[i64]) -> Option<DenseElementsAttr> {
    let width = flag.cast::<IntegerType>(context)?.width(context);
    let ty = VectorType::get(context, &[values.len() as i64], flag).ok()?;
    let value = |value: &i64| Some(IntegerAttr::from_int(context, flag, Int::from_i64(width, *value))?.into());
    let values: Vec<Attribute> = values.iter().map(value).collect::<Option<_>>()?;
    DenseElementsAttr::get(context, ty.into(), &values)
}

#[allow(clippy::too_many_arguments, reason = "one for each argument of the directive")]
pub(super) fn print(
    printer: &mut OpAsmPrinter<'_>,
    ir: &Ir,
    _: Operation,
    _flag: Type,
    default: Block,
    default_operands: &[Value],
    _default_types: &[Type],
    values: Option<DenseElementsAttr>,
    blocks: &[Block],
    operands: &[Vec<Value>],
    _types: &[Vec<Type>],
) {
    printer.print("  default: ");
    printer.print_successor_and_uses(default, default_operands);
    let Some(values) = values else { return };
    for (i, block) in blocks.iter().enumerate() {
        // Cases beyond the stored operand counts have no operands.
        let operands = operands.get(i).map_or(&[][..], Vec::as_slice);
        let Some(value) = values.int(ir.context(), i as u64) else { break };
        printer.print(',');
        printer.print_newline();
        // As in MLIR, the value is printed as unsigned and truncated to 64 bits.
        printer.print(format_args!("  {}: ", value.zext_u64().unwrap_or(u64::MAX)));
        printer.print_successor_and_uses(*block, operands);
    }
    printer.print_newline();
}
