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

impl AOp {
    fn evaluate(self, x: i32) -> i32 {
        x
    }
}

fn main() {}
