//! A template that is not there among those of a row.

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

    /// A task.
    pub TaskOp = IfClause + FinalClause("task");
}

fn main() {}
