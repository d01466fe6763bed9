//! a definition with a format of its own, which nothing tells

use ods::prelude::*;

#[dialect(name = "my", types(OwnType))]
pub struct My;

/// A type with a format of its own.
#[type_def(My, "own", custom_format)]
pub struct OwnType {
    a: u32,
}

impl OwnType {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        Ok(Self::get(parser.context(), parser.parse_integer()?))
    }

    fn print(self, printer: &mut AsmPrinter<'_>) {
        printer.print(self.a(printer.context()));
    }
}

/// X.
#[type_def(My, "x", format("<" ($b^)? ">"))]
pub struct XType {
    b: Option<OwnType>,
}

fn main() {}
