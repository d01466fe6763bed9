//! A function that prints and has no IR.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", custom_format)]
pub struct AOp {}

impl AOp {
    fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
        Ok(())
    }
    fn print(self, _: &mut OpAsmPrinter<'_>) {}
}

fn main() {}
