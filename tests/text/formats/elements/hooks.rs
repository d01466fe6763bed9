//! The functions of `custom<F>(...)` in the dialect's formats.

/// A list `x of (ys) : type, types`.
pub mod list {
    use ods::prelude::*;

    type Values = (UnresolvedOperand, Vec<UnresolvedOperand>, Type, Vec<Type>);

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<Values> {
        let first = parser.parse_operand()?;
        parser.parse_keyword("of")?;
        let rest = parser.parse_operand_list(Delimiter::Paren)?;
        parser.parse_punctuation(":")?;
        let types = parser.parse_type_list()?;
        let Some((ty, types)) = types.split_first() else { return Err(parser.emit_error_here("expected a type")) };
        Ok((first, rest, *ty, types.to_vec()))
    }

    pub fn print(
        printer: &mut OpAsmPrinter<'_>,
        _: &Ir,
        _: Operation,
        first: Value,
        rest: &[Value],
        ty: Type,
        types: &[Type],
    ) {
        printer.print_operand(first);
        printer.print(" of (");
        printer.print_operands(rest);
        printer.print(") : ");
        printer.print_types([ty].into_iter().chain(types.iter().copied()));
    }
}

/// A number, which may be absent.
pub mod number {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<Option<IntegerAttr>> {
        let number = parser.parse_optional_integer::<i64>()?;
        Ok(number.and_then(|number| IntegerAttr::get(parser.context(), Type::I64, number).ok()))
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, number: Option<IntegerAttr>) {
        if let Some(number) = number {
            printer.print_attribute_without_type(number);
        }
    }
}

/// A region, which must not be empty where there are several operands.
pub mod body {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>, operands: &[UnresolvedOperand]) -> ParseResult<ParsedRegion> {
        let body = parser.parse_region(&[])?;
        if body.is_empty() && operands.len() > 1 {
            return Err(parser.emit_error_here("many operands need a body"));
        }
        Ok(body)
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, body: Region, _: &[Value]) {
        printer.print_region(body, RegionForm::FULL);
    }
}
