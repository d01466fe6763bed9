//! O52: two ways to print an operation.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict), custom_format)]
pub struct AOp {}

impl AOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_optional_attr_dict(state)
    }

    fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
}

fn main() {}
