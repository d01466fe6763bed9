//! A field of a row that the second template has already.

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
        last: I1,
    }

    /// A task.
    pub TaskOp = IfClause + FinalClause("task") {
        #[attr]
        last: UnitAttr,
    };
}

fn main() {}
