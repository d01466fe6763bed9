//! `[%a, 4, %b]`: a list of integers and values. The list of integers has [`DYNAMIC`] at the positions of values.
//!
//! The functions follow MLIR's `parseDynamicIndexList` and `printDynamicIndexList`.

use ods::prelude::*;
use ods::types::DYNAMIC;

/// A parsed list: the values, and the integers with [`DYNAMIC`] in the place of each value.
#[derive(Clone, Default, Debug)]
pub struct DynamicIndexList {
    /// The values, in order.
    pub values: Vec<UnresolvedOperand>,
    /// The integers.
    pub integers: Vec<i64>,
}

/// The custom directive `custom<DynamicIndexList>($values, $integers)`.
impl DynamicIndexList {
    /// Parses a list in square brackets.
    ///
    /// # Errors
    /// Fails if the text does not parse.
    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<(Vec<UnresolvedOperand>, DenseArrayAttr)> {
        let list = parse_dynamic_index_list(parser, Delimiter::Square)?;
        Ok((list.values, DenseArrayAttr::i64s(parser.context(), &list.integers)))
    }

    /// Prints a list in square brackets.
    pub fn print(printer: &mut OpAsmPrinter<'_>, ir: &Ir, _: Operation, values: &[Value], integers: DenseArrayAttr) {
        let integers: Vec<i64> = integers.values(ir.context()).unwrap_or_default().collect();
        print_dynamic_index_list(printer, ("[", "]"), values, &integers);
    }
}

/// Parses a list. As in MLIR, an integer may be enclosed in brackets, the notation for scalable vector sizes.
///
/// # Errors
/// Fails if the text does not parse.
pub fn parse_dynamic_index_list(parser: &mut OpAsmParser<'_>, delimiter: Delimiter) -> ParseResult<DynamicIndexList> {
    let mut list = DynamicIndexList::default();
    parser.parse_list_in(delimiter, " in dynamic index list", |parser| parse_index(parser, &mut list))?;
    Ok(list)
}

fn parse_index(parser: &mut OpAsmParser<'_>, list: &mut DynamicIndexList) -> ParseResult<()> {
    let value = parser.parse_optional_operand()?;
    let scales = parser.parse_optional_punctuation("[")?;
    match value {
        Some(value) => {
            list.values.push(value);
            list.integers.push(DYNAMIC);
        }
        None => list.integers.push(parser.parse_integer()?),
    }
    if scales && !parser.parse_optional_punctuation("]")? {
        let location = parser.name_location();
        return Err(parser.emit_error(location, "expected SSA value or integer"));
    }
    Ok(())
}

/// Prints a list between the delimiters, such as `("[", "]")`.
pub fn print_dynamic_index_list(
    printer: &mut OpAsmPrinter<'_>,
    (open, close): (&str, &str),
    values: &[Value],
    integers: &[i64],
) {
    let mut values = values.iter();
    printer.print(open);
    for (i, integer) in integers.iter().enumerate() {
        printer.print(if i > 0 { ", " } else { "" });
        match values.as_slice() {
            [value, ..] if *integer == DYNAMIC => {
                printer.print_operand(*value);
                values.next();
            }
            _ => printer.print(integer),
        }
    }
    printer.print(close);
}

/// Checks that there are `expected` integers, and one value for each [`DYNAMIC`] among them. Follows MLIR's
/// `verifyListOfOperandsOrIntegers`.
///
/// # Errors
/// Fails with a message that names the list.
pub fn verify_dynamic_index_list(
    ir: &Ir,
    op: Operation,
    name: &str,
    expected: usize,
    integers: &[i64],
    values: usize,
) -> Result<(), Diagnostic> {
    if integers.len() != expected {
        let found = integers.len();
        return Err(ir.error(op, format!("expected {expected} {name} values, got {found}")));
    }
    let dynamic = integers.iter().filter(|integer| **integer == DYNAMIC).count();
    match values == dynamic {
        true => Ok(()),
        false => Err(ir.error(op, format!("expected {dynamic} dynamic {name} values"))),
    }
}
