//! Two templates of a row that have a field of one name.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

op_family! {
    #[op(Test)]
    struct IfClause {
        #[operand]
        condition: Optional<I1>,
    }

    #[op(Test)]
    struct FinalClause {
        #[operand]
        condition: Optional<I1>,
    }

    /// A task.
    pub TaskOp = IfClause + FinalClause("task");
}

fn main() {}
