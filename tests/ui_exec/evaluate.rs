//! `evaluate`: the function that the interpreter calls.

use ods::prelude::*;

/// The function is missing.
mod missing {
    use super::*;

    /// D.
    #[dialect(name = "d", ops(AOp))]
    pub struct D;

    /// A.
    #[op(D, "a", evaluate)]
    pub struct AOp {
        #[operand]
        x: I32,
    }
}

/// The function has other parameters.
mod signature {
    use super::*;

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
}

fn main() {}
