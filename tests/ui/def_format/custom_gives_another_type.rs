//! the function of a `custom` gives another type

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

mod foo {
    use ods::prelude::*;

    pub fn parse(parser: &mut AsmParser<'_>) -> ParseResult<String> {
        parser.parse_string()
    }
    pub fn print(printer: &mut AsmPrinter<'_>, value: u32) {
        printer.print(value);
    }
}

/// X.
#[type_def(My, "x", format("<" custom<foo>($a) ">"))]
pub struct XType {
    a: u32,
}

fn main() {}
