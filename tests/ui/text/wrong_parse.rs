use ods::prelude::*;

#[dialect(name = "t", ops(AOp))]
pub struct T;

#[op(T, "a", custom_format)]
pub struct AOp {}

impl AOp {
    fn parse(_: &mut AsmParser<'_>) -> ParseResult<AOp> {
        unimplemented!()
    }
    fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
}

fn main() {}
