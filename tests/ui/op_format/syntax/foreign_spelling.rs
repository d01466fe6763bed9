use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

#[op(My, "x", format($a attr-dict ":" functional-type(operands, results) custom<forms>(attr-dict)))]
pub struct XOp {
    #[operand]
    a: AnyType,
}

fn main() {}
