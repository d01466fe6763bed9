//! Templates of a row of which one has patterns and the other a function, in either order.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test, canonicalize)]
    struct Alone {
        #[operand]
        first: I32,
    }

    #[op(Test, canonicalize(Simplify))]
    struct Listed {
        #[operand]
        second: I32,
    }

    /// A function, and then patterns.
    pub AOp = Alone + Listed("a");

    /// Patterns, and then a function.
    pub BOp = Listed + Alone("b");
}

fn main() {}
