use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

constraint! {
    /// a small integer
    pub Small: Type = Or(I8, I16);
}

#[op(My, "x", format($a attr_dict))]
pub struct XOp {
    #[operand]
    a: Small,
}

fn main() {}
