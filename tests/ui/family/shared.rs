//! Templates that families in other modules import.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

/// Templates for the other modules.
mod clauses {
    use super::*;

    op_family! {
        #[op(Test)]
        pub(super) struct IfClause<T> {
            #[operand]
            condition: T,
        }

        #[op(Test)]
        pub(super) struct FinalClause {
            #[operand]
            condition: I1,
        }
    }
}

/// An import of all templates.
mod import_glob {
    use super::*;

    op_family! {
        use super::clauses::*;
        use super::clauses::IfClause;

        /// A task.
        pub TaskOp = IfClause<I1>("task");
    }
}

/// An import with the parts of items.
mod import_like_item {
    use super::*;

    op_family! {
        /// Clauses.
        pub use super::clauses::IfClause;

        /// A task.
        pub TaskOp = IfClause<I1>("task");
    }
}

/// An import after a row.
mod import_late {
    use super::*;

    op_family! {
        use super::clauses::IfClause;

        /// A task.
        pub TaskOp = IfClause<I1>("task");

        use super::clauses::FinalClause;
    }
}

/// An import under another name.
mod import_renamed {
    use super::*;

    op_family! {
        use super::clauses::IfClause as Condition;

        /// A task.
        pub TaskOp = IfClause<I1>("task");
    }
}

/// A template that is imported twice.
mod import_twice {
    use super::*;

    op_family! {
        use super::clauses::{IfClause, IfClause};

        /// A task.
        pub TaskOp = IfClause<I1>("task");
    }
}

/// An imported template that no row names.
mod import_unused {
    use super::*;

    op_family! {
        use super::clauses::{FinalClause, IfClause};

        /// A task.
        pub TaskOp = IfClause<I1>("task");
    }
}

/// Imported templates that do not go together.
mod imports_clash {
    use super::*;

    op_family! {
        use super::clauses::{FinalClause, IfClause};

        /// A task.
        pub TaskOp = IfClause<I1> + FinalClause("task");
    }
}

/// Too few arguments for an imported template.
mod missing_argument {
    use super::*;

    op_family! {
        use super::clauses::IfClause;

        /// A task.
        pub TaskOp = IfClause("task");
    }
}

/// A mistake in a shared template is reported once.
mod reported_once {
    use super::*;

    mod clauses {
        use super::*;

        op_family! {
            #[op(Test)]
            pub(super) struct DependClause<T> {
                #[operand]
                first: I32,
            }
        }
    }

    op_family! {
        use clauses::DependClause;

        /// A task.
        pub TaskOp = DependClause<I1>("task");
    }

    op_family! {
        use clauses::DependClause;

        /// A target.
        pub TargetOp = DependClause<I32>("target");
    }

    fn first(ir: &Ir, task: TaskOp, target: TargetOp) -> [Value; 2] {
        [task.first(ir), target.first(ir)]
    }
}

/// A row that names a template by its path.
mod template_by_path {
    use super::*;

    op_family! {
        /// A task.
        pub TaskOp = super::clauses::IfClause<I1>("task");
    }
}

fn main() {}
