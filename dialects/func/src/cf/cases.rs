//! The textual form of the cases of a switch: `default: ^bb1, 42: ^bb2(%a : i32)`, one per line.

use std::fmt;

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
    let (default, default_operands, default_types) = parse_destination(parser)?;
    let (mut values, mut blocks, mut operands, mut types) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    while parser.parse_optional_punctuation(",")? {
        values.push(parse_value(parser, flag)?);
        let (block, case_operands, case_types) = parse_destination(parser)?;
        blocks.push(block);
        operands.push(case_operands);
        types.push(case_types);
    }
    let values = case_values(parser.context(), flag, values);
    Ok((default, default_operands, default_types, values, blocks, operands, types))
}

/// Parses `: ^bb1(%a : i32)`. After the default, MLIR prints the number of a result (`%a#1`), but does not read it.
fn parse_destination(parser: &mut OpAsmParser<'_>) -> ParseResult<Destination> {
    parser.parse_punctuation(":")?;
    let block = parser.parse_successor()?;
    if !parser.parse_optional_punctuation("(")? {
        return Ok((block, Vec::new(), Vec::new()));
    }
    let operands = parser.parse_operand_list(Delimiter::None)?;
    let types = parser.parse_colon_type_list()?;
    parser.parse_punctuation(")")?;
    Ok((block, operands, types))
}

/// Parses a value in the width of the flag. Numbers of up to 64 bits are truncated, as in MLIR; others must fit.
fn parse_value(parser: &mut OpAsmParser<'_>, flag: Type) -> ParseResult<Int> {
    let width = flag.cast::<IntegerType>(parser.context()).map_or(64, |flag| flag.width(parser.context()));
    let location = parser.location();
    let value = parser.parse_wide_integer()?;
    let fits = value.fits_signed(width) || !value.is_negative() && value.fits_unsigned(width);
    match fits || value.fits_signed(64) {
        true => Ok(if value.width() < width { value.sext(width) } else { value.trunc(width) }),
        false => Err(parser.emit_error(location, "integer value too large")),
    }
}

/// Returns the values as a vector of the flag's type; `None` if there are no cases.
fn case_values(context: &Context, flag: Type, values: Vec<Int>) -> Option<DenseElementsAttr> {
    let ty = VectorType::get(context, &[values.len() as i64], flag).ok()?;
    let value = |value: Int| Some(IntegerAttr::from_int(context, flag, value).ok()?.into());
    let values: Vec<Attribute> = values.into_iter().map(value).collect::<Option<_>>()?;
    DenseElementsAttr::get(context, ty, &values).ok()
}

/// Prints a value without sign, as MLIR does, if MLIR reads that back: up to 2^63 - 1. Prints others as signed numbers,
/// where MLIR truncates to 64 bits and prints no sign.
fn print_value(printer: &mut OpAsmPrinter<'_>, value: &Int) {
    match value.zext_u64().and_then(|value| i64::try_from(value).ok()) {
        Some(value) => printer.print(value),
        None => printer.print(Signed(value)),
    }
}

/// A number that is displayed as signed.
struct Signed<'a>(&'a Int);

impl fmt::Display for Signed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write_signed(f)
    }
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
        printer.print("  ");
        print_value(printer, &value);
        printer.print(": ");
        printer.print_successor_and_uses(*block, operands);
    }
    printer.print_newline();
}
