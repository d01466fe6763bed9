use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

#[op(My, "x", format(a , to -> "`,`" "attr-dict" "=," "a-b" params { x: y } typ($a) attr_dict))]
pub struct XOp {
    #[operand]
    a: I32,
}

fn main() {}
