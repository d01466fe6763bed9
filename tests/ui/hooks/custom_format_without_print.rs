//! One of two functions.

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
}

fn main() {}
