//! Two templates of a row whose dialects are paths.

use ods::prelude::*;

mod first {
    use ods::prelude::*;

    /// A dialect.
    #[dialect(name = "first")]
    pub struct First;
}

mod second {
    use ods::prelude::*;

    /// Another dialect.
    #[dialect(name = "second")]
    pub struct Second;
}

op_family! {
    #[op(first::First)]
    struct IfClause {
        #[operand]
        condition: Optional<I1>,
    }

    #[op(second::Second)]
    struct FinalClause {
        #[operand]
        last: I1,
    }

    /// A task.
    pub TaskOp = IfClause + FinalClause("task");
}

fn main() {}
