use ods::prelude::*;

#[dialect(name = "t", ops(AOp))]
pub struct T;

#[op(T, "a", custom_format)]
pub struct AOp {}

impl AOp {
    fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
        Ok(())
    }
}

fn main() {}
