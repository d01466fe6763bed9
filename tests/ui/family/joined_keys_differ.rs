//! Two templates of a row that have different values for a key.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

static FIRST: DocGroup = DocGroup::new("1", "");
static SECOND: DocGroup = DocGroup::new("2", "");

op_family! {
    #[op(Test, doc_group = FIRST)]
    struct IfClause {
        #[operand]
        condition: Optional<I1>,
    }

    #[op(Test, doc_group = SECOND)]
    struct FinalClause {
        #[operand]
        last: I1,
    }

    /// A task.
    pub TaskOp = IfClause + FinalClause("task");
}

fn main() {}
