//! `parse` gives a parameter, not the type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A.
#[type_def(D, "a", custom_format)]
pub struct AType {
    x: u32,
}

impl AType {
    fn parse(parser: &mut AsmParser<'_>) -> ParseResult<u32> {
        parser.parse_integer()
    }
    fn print(self, _: &mut AsmPrinter<'_>) {}
}

fn main() {}
