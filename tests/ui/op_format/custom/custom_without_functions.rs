use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

mod forms {}

#[op(My, "x", format(custom<forms>($a) attr_dict))]
pub struct XOp {
    #[operand]
    a: I32,
}

fn main() {}
