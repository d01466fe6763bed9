use ods::prelude::*;

#[dialect(name = "t", ops(AOp))]
pub struct T;

#[op(T, "a", custom_format)]
pub struct AOp {
    #[attr]
    print: I64Attr,
}

impl AOp {
    fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
        Ok(())
    }
    fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
}

fn main() {}
