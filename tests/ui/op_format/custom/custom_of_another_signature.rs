use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

mod forms {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<UnresolvedOperand> {
        parser.parse_operand()
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, value: Value) {
        printer.print_operand(value);
    }
}

#[op(My, "x", format(custom<forms>($a) attr_dict))]
pub struct XOp {
    #[operand]
    a: Optional<I32>,
}

fn main() {}
