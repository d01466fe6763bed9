//! what nobody knows behind a group that may be missing

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" ($a^)? custom<foo>($b) ">"))]
pub struct XAttr {
    a: Option<u32>,
    b: u32,
}

mod foo {
    use ods::text::{AsmParser, AsmPrinter, ParseResult};

    pub fn parse(parser: &mut AsmParser<'_>) -> ParseResult<u32> {
        parser.parse_integer()
    }
    pub fn print(printer: &mut AsmPrinter<'_>, value: u32) {
        printer.print(value);
    }
}

fn main() {}
