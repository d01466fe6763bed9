//! Two templates of a row that are of different dialects.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// Another dialect.
#[dialect(name = "other")]
pub struct Other;

op_family! {
    #[op(Test)]
    struct IfClause {
        #[operand]
        condition: Optional<I1>,
    }

    #[op(Other)]
    struct FinalClause {
        #[operand]
        last: I1,
    }

    /// A task.
    pub TaskOp = IfClause + FinalClause("task");
}

fn main() {}
