//! `[%a, 4, %b]`: numbers, some of them operands.
//!
//! The numbers are in an attribute, with [`DYNAMIC`] where an operand stands.

use ods::prelude::*;

/// The custom directive `custom<DynamicIndexList>($operands, $static_numbers)`.
pub struct DynamicIndexList;

impl DynamicIndexList {
    /// Reads the list, with its brackets.
    ///
    /// # Errors
    /// When something else stands there.
    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<(Vec<UnresolvedOperand>, DenseArrayAttr)> {
        let mut operands = Vec::new();
        let integers = parser
            .parse_list(Delimiter::Square, |parser| Self::parse_element(parser, &mut operands))
            .map_err(|_| {
                let name = parser.name_location();
                parser.emit_error(name, "expected SSA value or integer")
            })?;
        Ok((operands, DenseArrayAttr::i64s(parser.context(), &integers)))
    }

    /// An operand or a number; a number, or an operand behind it, may be in brackets, which say nothing here.
    fn parse_element(parser: &mut OpAsmParser<'_>, operands: &mut Vec<UnresolvedOperand>) -> ParseResult<i64> {
        let operand = parser.parse_optional_operand()?;
        let is_scalable = parser.parse_optional_punctuation("[")?;
        let integer = match operand {
            Some(operand) => {
                operands.push(operand);
                DYNAMIC
            }
            None => parser.parse_integer()?,
        };
        if is_scalable {
            parser.parse_punctuation("]")?;
        }
        Ok(integer)
    }

    /// Writes the list, with its brackets.
    pub fn print(printer: &mut OpAsmPrinter<'_>, ir: &Ir, _: Operation, operands: &[Value], integers: DenseArrayAttr) {
        let mut operands = operands.iter();
        printer.print('[');
        let integers = integers.values(ir.context()).unwrap_or_default();
        printer.print_list(&integers, |printer, integer| match (*integer == DYNAMIC).then(|| operands.next()) {
            Some(Some(operand)) => printer.print_operand(*operand),
            _ => printer.print(integer),
        });
        printer.print(']');
    }
}
