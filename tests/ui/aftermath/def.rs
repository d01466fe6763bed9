//! What uses a definition with errors is not complained of.

use ods::prelude::*;

#[dialect(name = "my", ops(YOp), types(XType))]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"))]
pub struct XType {
    a: u32,
    b: u32,
}

/// Y.
#[op(My, "y")]
pub struct YOp {
    #[operand]
    x: XType,
}

fn made(context: &Context) -> (u32, Type) {
    let x = XType::get(context, 1, 2);
    (x.a(context) + x.b(context), x.into())
}

fn main() {
    made(&Context::new());
}
