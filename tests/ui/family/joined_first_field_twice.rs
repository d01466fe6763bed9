//! A field that comes first, and is the template's.

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
    pub TaskOp = { #[attr] condition: UnitAttr } + IfClause("task");
}

fn main() {}
