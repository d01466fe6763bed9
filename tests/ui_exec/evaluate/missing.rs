use ods::prelude::*;

/// D.
#[dialect(name = "d", ops(AOp))]
pub struct D;

/// A.
#[op(D, "a", evaluate)]
pub struct AOp {
    #[operand]
    x: I32,
}

fn main() {}
