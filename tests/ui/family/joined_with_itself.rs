//! A template that a row joins twice.

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
    pub TaskOp = IfClause + IfClause("task");
}

fn main() {}
