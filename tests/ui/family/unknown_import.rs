//! Imports of templates that do not exist.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test")]
pub struct Test;

mod clauses {}

/// An import of something that is not a template.
mod unknown_import {
    use super::*;

    op_family! {
        use super::clauses::IfClause;

        /// A task.
        pub TaskOp = IfClause<I1>("task");
    }
}

fn main() {}
