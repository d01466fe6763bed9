//! `parse` of an attribute is told the type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A.
#[attr_def(D, "a", custom_format)]
pub struct AAttr {
    x: u32,
}

impl AAttr {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
        Err(parser.emit_error_here("no"))
    }
    fn print(self, _: &mut AsmPrinter<'_>) {}
}

fn main() {}
