//! Fields that come first without a plus.

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
    pub TaskOp = { #[attr] untied: UnitAttr } IfClause("task");
    /// Another.
    pub OtherOp = IfClause("other");
}

fn main() {}
